import { execFile, execFileSync } from 'node:child_process';

/** Runs a program and gives what it wrote; rejects with everything it wrote when it fails. */
export function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, [...args], { cwd, maxBuffer: 2 ** 25 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`));
      else resolve(stdout);
    });
  });
}

const PNPM = 'pnpm@12.21.0';

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The package manager: the one that runs us, or fetched when these tests are started without it. */
export function pnpm(args: readonly string[], cwd: string): Promise<string> {
  return isThere('pnpm') ? run('pnpm', args, cwd) : run('npx', ['--yes', PNPM, ...args], cwd);
}
