import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is deleted at the end of the block: `using folder = temporaryFolder('bench')`. */
export function temporaryFolder(name: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
