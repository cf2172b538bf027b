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

new RuleTester().run('no-undecoded-text (IN-1)', plugin.rules['no-undecoded-text'], {
  valid: [
    'const text = decodeText(bytes, { contentType });',
    'const text = await textOfResponse(response);',
    "const text = bytes.toString('base64');",
    'const query = String(parameters);',
    "import { buffer } from 'node:stream/consumers';",
    "parse({ parseAs: 'buffer' });",
  ],
  invalid: [
    { code: 'const text = await response.text();', errors },
    { code: 'const body = await response.json();', errors },
    { code: 'const text = await file?.text();', errors },
    { code: 'const text = bytes.toString();', errors },
    { code: "const text = bytes.toString('utf8');", errors },
    { code: "const text = await readFile(file, 'utf8');", errors },
    { code: "const text = readFileSync(file, { encoding: 'utf-8' });", errors },
    { code: 'const decoder = new TextDecoder();', errors },
    { code: "import { text } from 'node:stream/consumers';", errors },
    { code: "parse({ parseAs: 'string' });", errors },
  ],
});
