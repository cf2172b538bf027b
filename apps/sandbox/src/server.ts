import { buildSandbox } from './app.ts';
import { readEnvironment, StartError } from './environment.ts';
import { createLand } from '@portal/demo-cadastre/land';
import { startScanner } from './scanner/index.ts';
import { landOptionsOf } from './state.ts';

type Message = { type: 'progress'; text: string } | { type: 'ready'; url: string };

/** Reports progress to the launcher, if there is one. */
function sendToLauncher(message: Message): void {
  process.send?.(message);
}

// Without the launcher nothing else would end this process.
process.on('disconnect', () => process.exit(0));

try {
  const environment = readEnvironment(process.env);
  sendToLauncher({ type: 'progress', text: `Demo state with ${environment.parcels} parcels` });
  const land = createLand({ parcels: environment.parcels, ...landOptionsOf(environment.state) });
  const app = await buildSandbox(environment, land);
  await app.listen({ host: environment.host, port: environment.port });
  const { scannerPort, host } = environment;
  if (scannerPort !== null) await startScanner(scannerPort, host);
  const end = async () => {
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  sendToLauncher({ type: 'ready', url: environment.origin });
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else if (inUse)
    process.stderr.write('SANDBOX_PORT or SANDBOX_SCANNER_PORT is in use by another program.\n');
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
