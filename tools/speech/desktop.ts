import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deleteHome } from '../support/delete-home.ts';

/** Programs of the desktop and the Debian packages that contain them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  '/usr/bin/orca': 'orca',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/bin/gsettings': 'libglib2.0-bin',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
};

/**
 * Speech is written at once, and by no synthesizer: without a sound device Orca would wait for it for ever. Without the others, Orca reads whole pages and echoes keys, and hides what a page announces.
 *
 * Orca 43 processes the events of a page that loads within milliseconds in the wrong order: the start of loading after its
 * end. It then takes the page for unfinished and ignores every focus in it, so a start of loading that is over is discarded.
 *
 * Without the filter, Orca would write ten properties of each event's element to the debug file, and ask the browser for each.
 */
const ORCA_SETTINGS = `import re, orca.debug, orca.settings, orca.speechdispatcherfactory, pyatspi
import orca.scripts.web.script as web
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.debug.debugLevel = orca.debug.LEVEL_INFO
orca.debug.eventDebugFilter = re.compile('no event')
orca.speechdispatcherfactory._speechd_available = False
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableEchoByWord = False
on_busy = web.Script.onBusyChanged
def on_busy_if_loading(self, event):
    is_over = event.detail1 and not event.source.getState().contains(pyatspi.STATE_BUSY)
    return True if is_over else on_busy(self, event)
web.Script.onBusyChanged = on_busy_if_loading
`;

/**
 * Orca does not start beside another Orca of the same user, which it looks for with `pgrep`. It must neither stop the one that
 * a developer uses nor that of a second desktop.
 */
const NO_OTHER_ORCA = '#!/bin/sh\nexit 1\n';

/** Debian packages that are needed and not installed. */
export function missingPackages(): readonly string[] {
  return Object.entries(PROGRAMS).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
}

/** A display with a window manager, the accessibility bus, and Orca. */
export interface Desktop {
  /** Environment for programs of this desktop. */
  readonly env: Readonly<Record<string, string>>;
  /** Presses keys as a keyboard does, named as in X: `Return`, `Down`. */
  readonly press: (...keys: string[]) => Promise<void>;
  /** Presses keys one after another without a pause, also on a busy machine. */
  readonly pressFast: (...keys: string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Clicks at a place of the screen. */
  readonly click: (x: number, y: number) => Promise<void>;
  /**
   * What Orca has said since the last call, once it has been silent for `silenceMs`. On a busy machine it is late: the function
   * waits until `isComplete`, up to `latestMs` (40 s by default).
   */
  readonly speech: (
    silenceMs?: number,
    isComplete?: (spoken: readonly string[]) => boolean,
    latestMs?: number,
  ) => Promise<readonly string[]>;
  readonly stop: () => void;
}

/** How late speech may come. */
const LATEST_MS = 40_000;

/** How often Orca's debug file is read. */
const POLL_MS = 200;

/** A display of its own for each desktop of this process, and rarely one of another process. */
let nextDisplay = 100 + (process.pid % 400);

/** How Orca's debug file begins an utterance. */
const UTTERANCE = "SPEECH OUTPUT: '";

/** An utterance in Orca's debug file: it may contain line breaks. The names of pressed keys are no speech of the page. */
const UTTERANCES = new RegExp(`${UTTERANCE}([^]*?)'(?: ?\\{.*)?\\n`, 'g');

/** What was spoken, and the rest, in which an utterance may be unfinished. */
function spokenIn(debug: string): { readonly lines: readonly string[]; readonly rest: string } {
  const found = [...debug.matchAll(UTTERANCES)];
  const lines = found.flatMap(([, text = '']) => {
    const plain = text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
    return plain === '' ? [] : [plain];
  });
  const last = found.at(-1);
  const others = debug.slice(last ? last.index + last[0].length : 0);
  const begun = others.indexOf(UTTERANCE);
  return { lines, rest: others.slice(begun === -1 ? others.lastIndexOf('\n') + 1 : begun) };
}

/** Reads what Orca has said since the last call. The file becomes many megabytes long, so that only its new lines are read. */
function spokenSince(debugFile: string): () => readonly string[] {
  const file = openSync(debugFile, 'r');
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(1 << 20);
  let unfinished = '';
  return () => {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      unfinished += decoder.write(buffer.subarray(0, size));
    }
    const { lines, rest } = spokenIn(unfinished);
    unfinished = rest;
    return lines;
  };
}

/**
 * Starts the desktop on a display of its own.
 *
 * @throws Error if a program does not start
 */
export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'portal-speech-'));
  nextDisplay += 1;
  const display = `:${nextDisplay}`;
  const env: Record<string, string> = {
    PATH: `${join(home, 'bin')}:${process.env['PATH'] ?? '/usr/bin:/bin'}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    LANG: 'de_DE.UTF-8',
    LC_ALL: 'de_DE.UTF-8',
    LANGUAGE: 'de',
    TZ: 'Europe/Berlin',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
  };
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'orca-customizations.py'), ORCA_SETTINGS);
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/pgrep'), NO_OTHER_ORCA, { mode: 0o755 });
  const debugFile = join(home, 'orca.log');
  const programs: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    programs.push(child);
    return child;
  };
  const stop = (): void => {
    for (const program of programs.toReversed()) program.kill();
    deleteHome(home);
  };
  start('/usr/bin/Xvfb', display, '-screen', '0', '1280x1000x24');
  const bus = start('/usr/bin/dbus-daemon', '--session', '--nofork', '--print-address=1');
  const address = await new Promise<string>((resolve, reject) => {
    bus.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    bus.once('exit', () => reject(new Error('dbus-daemon ended.')));
  });
  env['DBUS_SESSION_BUS_ADDRESS'] = address;
  await sleep(1000);
  start('/usr/bin/openbox');
  const key = ['org.gnome.desktop.interface', 'toolkit-accessibility', 'true'];
  execFileSync('/usr/bin/gsettings', ['set', ...key], { env, stdio: 'ignore' });
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await sleep(1000);
  start('/usr/bin/orca', '--debug-file', debugFile);
  for (let seconds = 0; !existsSync(debugFile); seconds += 1) {
    if (seconds > 30) {
      stop();
      throw new Error('Orca does not start.');
    }
    await sleep(1000);
  }
  await sleep(5000);

  // Not `execFileSync`: the other desktops of this process would wait.
  const xdotool = async (...args: string[]): Promise<void> => {
    await promisify(execFile)('/usr/bin/xdotool', args, { env });
  };
  const newLines = spokenSince(debugFile);
  return {
    env,
    stop,
    click: (x, y) => xdotool('mousemove', String(x), String(y), 'click', '1'),
    type: (text) => xdotool('type', '--delay', '50', text),
    async press(...keys) {
      for (const name of keys) {
        await xdotool('key', '--clearmodifiers', name);
        await sleep(300);
      }
    },
    async pressFast(...keys) {
      await xdotool('key', '--clearmodifiers', '--delay', '50', ...keys);
      await sleep(300);
    },
    async speech(silenceMs = 2000, isComplete = () => true, latestMs = LATEST_MS) {
      const since = Date.now();
      const spoken: string[] = [];
      for (let last = since; ; await sleep(POLL_MS)) {
        const lines = newLines();
        if (lines.length > 0) last = Date.now();
        spoken.push(...lines);
        const isLate = Date.now() - since > latestMs;
        if (Date.now() - last >= silenceMs && (isLate || isComplete(spoken))) return spoken;
      }
    },
  };
}
