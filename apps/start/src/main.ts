import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { whenOrphaned } from './ancestors.ts';
import { buildPortal } from './portal-build.ts';
import { requireFreePort } from './ports.ts';
import { type Service, startService } from './service.ts';
import { prepareDataFolder, readSettings, serviceEnvironment, StartError } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const services: Service[] = [];

async function stopAll(): Promise<void> {
  // The backend first: it may still be telling the sandbox something.
  for (const service of services.toReversed()) await service.stop();
}

let ending = false;
async function end(exitCode: number): Promise<void> {
  if (ending) return;
  ending = true;
  await stopAll();
  process.exit(exitCode);
}

function step(text: string): void {
  console.log(`  · ${text}`);
}

async function timed<T>(text: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  step(`${text} …`);
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  ✓ ${text} (${seconds} s)`);
  return result;
}

/** One service that ends ends the whole: half a portal helps nobody. */
async function endWith(service: Service): Promise<void> {
  const reason = await service.ended;
  if (ending) return;
  console.error(`\nThe ${service.name} has ended: ${reason}`);
  await end(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, ROOT);
  prepareDataFolder(settings.dataFolder);
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.sandboxPort, 'SANDBOX_PORT');
  const env = serviceEnvironment(settings, process.env, ROOT);

  console.log('\nLiegenschaftskataster online is being prepared.\n');
  await timed('Build the portal', () => buildPortal(ROOT));
  for (const name of ['sandbox', 'backend']) {
    const script = join(ROOT, 'apps', name, 'src/server.ts');
    const service = await timed(`Start the ${name}`, () =>
      startService(name, script, env, settings.dataFolder, step),
    );
    services.push(service);
    void endWith(service);
  }

  console.log(`
Liegenschaftskataster online runs at ${settings.portalOrigin}

  Log in as     Max Muster         user name and password, may order what names no owners
                Erika Mustermann   online ID card, may order everything
                Lena Lückenhaft    incomplete profile, cannot log in
  Surroundings  ${settings.sandboxOrigin}  (identity, payment, desk, postbox, maps)
  Data          ${settings.dataFolder}

End with Ctrl-C.
`);
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('SIGHUP', () => void end(0));
whenOrphaned(() => void end(1));

try {
  await start();
} catch (error) {
  if (ending) await new Promise(() => {});
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  await end(1);
}
