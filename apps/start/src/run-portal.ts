import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { onRunnerExit } from './ancestors.ts';
import { buildPortal } from './portal-build.ts';
import { chooseFreePort, requireFreePort } from './ports.ts';
import { type Service, startService } from './service.ts';
import { prepareDataFolder, readSettings, serviceEnvironment, StartError } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** The environment of backend and sandbox. */
type Environment = ReturnType<typeof serviceEnvironment>;

const services: Service[] = [];

async function stopAll(): Promise<void> {
  // The backend first: it may still send requests to the sandbox.
  for (const service of services.toReversed()) await service.stop();
}

let stopping = false;
async function shutDown(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopAll();
  process.exit(exitCode);
}

function logProgress(text: string): void {
  console.log(`  · ${text}`);
}

async function timed<T>(text: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  logProgress(`${text} …`);
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ✓ ${text} (${seconds} s)`);
  return result;
}

/** Stops everything when one service exits. */
async function endTogetherWith(service: Service): Promise<void> {
  const reason = await service.exited;
  if (stopping) return;
  console.error(`\nThe ${service.name} has exited: ${reason}`);
  await shutDown(1);
}

async function start(beforeBackend: (env: Environment) => void): Promise<void> {
  const settings = readSettings(process.env, ROOT);
  prepareDataFolder(settings.dataFolder);
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.sandboxPort, 'SANDBOX_PORT');
  const smtpPort = await chooseFreePort();
  const env = serviceEnvironment({ ...settings, smtpPort }, process.env, ROOT);

  console.log('\nLiegenschaftskataster online is being prepared.\n');
  await timed('Build the portal', () => buildPortal(ROOT));
  for (const name of ['sandbox', 'backend']) {
    const script = join(ROOT, 'apps', name, 'src/server.ts');
    if (name === 'backend') beforeBackend(env);
    const service = await timed(`Start the ${name}`, () =>
      startService(name, script, env, settings.dataFolder, logProgress),
    );
    services.push(service);
    void endTogetherWith(service);
  }

  console.log(`
Liegenschaftskataster online runs at ${settings.portalOrigin}${process.env['BASE_PATH'] ?? ''}

  Log in as     Max Muster         user name and password, may order products without owner data
                Erika Mustermann   online ID card, may order everything
                Lukas Eschenlohe   online ID card, entered as the owner of a parcel
                Lena Lückenhaft    incomplete profile, cannot log in
                Nora Notar         for an organisation, where the state has a login for them
  Sandbox       ${settings.sandboxOrigin}  (identity, payment, desk, postbox, mailbox, maps)
  Data          ${settings.dataFolder}

End with Ctrl-C.
`);
}

/**
 * Runs backend and sandbox until one of them ends or this process is stopped.
 *
 * @param beforeBackend called with the addresses of the sandbox when it runs
 */
export async function runPortal(
  beforeBackend: (env: Environment) => void = () => undefined,
): Promise<void> {
  process.on('SIGINT', () => void shutDown(0));
  process.on('SIGTERM', () => void shutDown(0));
  process.on('SIGHUP', () => void shutDown(0));
  onRunnerExit(() => void shutDown(1));
  try {
    await start(beforeBackend);
  } catch (error) {
    if (stopping) await new Promise(() => {});
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    await shutDown(1);
  }
}
