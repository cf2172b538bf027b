import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../figure.ts';
import { createApp, OLD_APP } from '../../packages/ui/packed/support/app.ts';
import { closureOf } from '../../packages/ui/packed/support/closure.ts';
import { packInto } from '../../packages/ui/packed/support/tarballs.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';

/*
 * npm packages that an app installs with the packed package, React included, the optional map library excluded: counted
 * in an app outside of the workspace. `pnpm bench ui`.
 */

using folder = temporaryFolder('packages');
const tarballs = join(folder.path, 'tarballs');
mkdirSync(tarballs);
await packInto(tarballs);
const app = await createApp(OLD_APP, folder.path, tarballs);
const { size } = closureOf('@portal/ui', join(app, 'node_modules'));
report('npm packages in an app with @portal/ui', [
  { what: 'at run time', value: size, unit: '', digits: 0, atMost: 45 },
]);
