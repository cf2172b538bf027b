import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from '../figure.ts';
import { createApp, OLD_APP } from '../../packages/support/app.ts';
import { closureOf } from '../../packages/support/closure.ts';
import { packInto } from '../../packages/support/tarballs.ts';

/*
 * npm packages that an app installs with the packed package, React included, the optional map library excluded: counted
 * in an app outside of the workspace. `pnpm bench ui`.
 */

const folder = mkdtempSync(join(tmpdir(), 'portal-packages-'));
try {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  await packInto(tarballs);
  const app = await createApp(OLD_APP, folder, tarballs);
  const { size } = closureOf('@portal/ui', join(app, 'node_modules'));
  report('npm packages in an app with @portal/ui', [
    { what: 'at run time', value: size, unit: '', digits: 0, atMost: 30 },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
