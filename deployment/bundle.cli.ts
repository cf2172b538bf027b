import { join, resolve } from 'node:path';
import { buildPortal } from '../apps/start/src/portal-build.ts';
import { bundleServer } from './bundle.ts';

/** `pnpm bundle [folder]`: builds the portal and writes the folder that a server runs; `portal-server` by default. */
const root = join(import.meta.dirname, '..');
const out = resolve(process.env['INIT_CWD'] ?? root, process.argv[2] ?? 'portal-server');
await buildPortal(root);
await bundleServer(root, out);
console.log(`The server is in ${out}. Start it with: node server.js`);
