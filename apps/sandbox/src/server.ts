import { buildSandbox } from './app.ts';
import { readEnvironment, StartError } from './environment.ts';
import { createLand } from '@portal/demo-cadastre/land';
import { ReceivedMails, startMailServer } from './mailbox/index.ts';
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
  const mails = new ReceivedMails();
  const app = await buildSandbox(environment, land, mails);
  await app.listen({ host: environment.host, port: environment.port });
  const { scannerPort, smtpPort, host } = environment;
  if (scannerPort !== null) await startScanner(scannerPort, host);
  if (smtpPort !== null) await startMailServer(smtpPort, host, mails);
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
    process.stderr.write(
      'SANDBOX_PORT, SANDBOX_SCANNER_PORT or SANDBOX_SMTP_PORT is in use by another program.\n',
    );
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
