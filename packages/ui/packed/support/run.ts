import { execFile, execFileSync } from 'node:child_process';

/** What a program printed. */
export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program with these variables besides those of this process.
 *
 * @returns what it printed; rejects with stdout and stderr when it fails
 */
export function runForOutput(
  program: string,
  args: readonly string[],
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Output> {
  return new Promise((resolve, reject) => {
    execFile(
      program,
      [...args],
      { cwd, maxBuffer: 2 ** 25, env: { ...process.env, ...variables } },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`));
        else resolve({ stdout, stderr });
      },
    );
  });
}

/** As {@link runForOutput}; returns stdout only. */
export async function run(...command: Parameters<typeof runForOutput>): Promise<string> {
  return (await runForOutput(...command)).stdout;
}

const PNPM = 'pnpm@12.21.0';

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs pnpm: the installed one, or one fetched by npx. */
export function pnpm(args: readonly string[], cwd: string): Promise<string> {
  return isInstalled('pnpm') ? run('pnpm', args, cwd) : run('npx', ['--yes', PNPM, ...args], cwd);
}
