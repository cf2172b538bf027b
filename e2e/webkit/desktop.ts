import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { deleteHome } from '../../tools/support/delete-home.ts';
import { BROWSER_TIME_ZONE, testVariables } from '../../tools/browsers/variables.ts';
import { openSession, type WebDriverSession } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BUS = '/usr/bin/dbus-run-session';
/** Where Debian and Ubuntu install WebKitGTK's small browser, newest first. */
const BROWSERS = ['4.1', '4.0'].map((version) =>
  join('/usr/lib/x86_64-linux-gnu', `webkit2gtk-${version}`, 'MiniBrowser'),
);

/** Debian packages that are needed and not installed. */
export function missingPackages(): readonly string[] {
  return [
    ...(existsSync(DRIVER) && BROWSERS.some(existsSync) ? [] : ['webkit2gtk-driver']),
    ...(existsSync(DISPLAY_SERVER) ? [] : ['xvfb']),
    ...(existsSync(BUS) ? [] : ['dbus']),
  ];
}

/** WebKit on a display of its own. */
export interface WebKit {
  readonly session: WebDriverSession;
  /** Names of the files that it has downloaded completely. */
  readonly downloads: () => readonly string[];
  /** Folder of the downloads. */
  readonly home: string;
  readonly stop: () => Promise<void>;
}

async function untilReady(driver: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`${driver}/status`);
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}

/**
 * Starts a display server, a D-Bus session, WebKit's WebDriver and the MiniBrowser.
 *
 * @param options arguments of the MiniBrowser
 * @throws Error if one of them does not start; check `missingPackages` before
 */
export async function startWebKit(options: readonly string[] = []): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  const port = await freePort();
  const programs: ChildProcess[] = [];
  // Xvfb takes a free display and writes its number to the third file descriptor.
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  programs.push(server);
  const stop = async (): Promise<void> => {
    for (const program of programs.toReversed()) program.kill();
    await sleep(500);
    deleteHome(home);
  };
  try {
    const display = await new Promise<string>((resolve, reject) => {
      server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
      server.once('exit', () => reject(new Error('Xvfb ended.')));
    });
    const env = {
      ...testVariables(process.env),
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${display}`,
      LANG: 'de_DE.UTF-8',
      LANGUAGE: 'de',
      TZ: BROWSER_TIME_ZONE,
    };
    const args = ['--', DRIVER, `--port=${port}`];
    programs.push(spawn(BUS, args, { env, stdio: 'ignore' }));
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver);
    const session = await openSession(driver, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: BROWSERS.find(existsSync),
        args: ['--automation', ...options],
      },
    });
    return {
      session,
      home,
      downloads: () => readdirSync(home, { recursive: true, encoding: 'utf8' }),
      async stop() {
        await session.end().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
