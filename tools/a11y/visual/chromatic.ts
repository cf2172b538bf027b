import { spawn } from 'node:child_process';

/**
 * `pnpm chromatic [options of chromatic]`: sends the stories to Chromatic, which compares screenshots of them in every mode of
 * the preview. The environment has the token of the project.
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
      'Without it nothing is sent; `pnpm test:full pictures` compares screenshots locally.\n',
  );
  process.exitCode = 1;
}
