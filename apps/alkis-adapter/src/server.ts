import { buildAdapter } from './app.ts';
import { readEnvironment, StartError } from './environment.ts';

try {
  const settings = readEnvironment(process.env);
  const app = buildAdapter(settings);
  await app.listen({ host: settings.host, port: settings.port });
  const end = (): void => void app.close().then(() => process.exit(0));
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  const text = error instanceof Error && !(error instanceof StartError) ? error.stack : error;
  process.stderr.write(`${error instanceof StartError ? error.message : String(text)}\n`);
  process.exit(1);
}
