import { spawn } from 'node:child_process';

/**
 * Hands the stories to Chromatic, which compares their pictures in every mode of the preview.
 * `pnpm chromatic [options of chromatic]`; the token of the project comes from the environment.
 */
const token = process.env['CHROMATIC_PROJECT_TOKEN'];

if (token) {
  const options = ['--build-script-name', 'storybook:build'];
  const child = spawn('chromatic', [...options, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  process.stderr.write(
    'Set CHROMATIC_PROJECT_TOKEN to the token of your project (Chromatic: Manage, Configure). ' +
      'Without it nothing is sent; `pnpm test:pictures` compares pictures on this machine.\n',
  );
  process.exitCode = 1;
}
