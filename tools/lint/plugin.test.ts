import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = 1;

new RuleTester().run('no-status-literal (SHAPE-3)', plugin.rules['no-status-literal'], {
  valid: [
    "transition(order, 'APPROVED');",
    "const state = { state: 'COMPLETED' };",
    'if (statusRow(order).isClosed) close();',
    "if (payment.status === 'OPEN') wait();",
  ],
  invalid: [
    { code: "if (order.orderStatus === 'APPROVED') pay();", errors },
    { code: "if ('EXPIRED' !== order.closeResolution) pay();", errors },
    { code: "if (['CREATED', 'APPROVED'].includes(status)) pay();", errors },
    { code: "switch (status) { case 'CANCELLED': end(); }", errors },
    { code: 'const looks = { GENERATION_COMPLETED: success };', errors },
    { code: "const first = 'APPROVAL_PENDING';", errors },
  ],
});
