import type { Locator, Page } from 'playwright';
import type { Desktop } from './desktop.ts';
import { textsOf } from './page-texts.ts';
import type { Name, SpeechRecord } from './recordings.ts';
import { faultsOf, unread, type Rule } from './rules.ts';
import { NAMES } from './names.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Silence after which a key has been answered. */
const AFTER_KEY_MS = 900;
/** Silence after which a page has been announced: a busy text comes after a second, a debounced announcement earlier. */
const AFTER_PAGE_MS = 1800;

/** Silence after which an opened page has been announced. */
const AFTER_OPENING_MS = 1200;
/** How late the announcement of a page may come. */
const LATEST_PAGE_MS = 10_000;

/** A person with keyboard and screen reader. */
export interface Listener {
  readonly page: Page;
  readonly desktop: Desktop;
  /** What has been recorded until now. */
  readonly records: readonly SpeechRecord[];
  /** The first element with this role and name. */
  readonly at: (role: Role, name: string | RegExp) => ReturnType<Page['getByRole']>;
  /** Records what has been spoken since the last call. */
  readonly listen: (action: Name, criteria: readonly string[], ...rules: Rule[]) => Promise<void>;
  /** Records what has been spoken since the last call, and waits until it breaks the rules in this way. */
  readonly listenForFault: (action: string, fault: RegExp, ...rules: Rule[]) => Promise<void>;
  /** Reads the page from Orca's position to its end, and records whether every text of a part of the page is read. */
  readonly readAll: (part: Locator, ...rules: Rule[]) => Promise<void>;
  /** Ignores what has been spoken since the last call. */
  readonly ignore: (silenceMs?: number) => Promise<void>;
  /** Focuses a control and ignores what is spoken. */
  readonly focus: (role: Role, name: string | RegExp) => Promise<void>;
  readonly activate: (role: Role, name: string | RegExp) => Promise<void>;
  readonly check: (role: 'radio' | 'checkbox', name: string | RegExp) => Promise<void>;
  readonly fill: (name: string | RegExp, text: string) => Promise<void>;
  readonly press: Desktop['press'];
  /** Names the subject of the next records. */
  readonly subject: (subject: Name, story?: string) => void;
  /** Opens an address, with the keyboard in the page, and waits until the page is announced. */
  readonly open: (url: string) => Promise<void>;
  /** Moves Orca to the start of the page, and ignores what is spoken there. */
  readonly toStart: () => Promise<void>;
}

/** Names of stories, which the pages around them begin with, and which Orca says when such a page is loaded. */
const STORY_NAME =
  /^(?:Laden von )?(?:(?:Data|Feedback|Forms|Foundations|Map|Navigation|Patterns)\/|[a-z]+-[a-z]+--)/;

/** What follows the name of a story, which is the title of its page. */
const TITLE_ROLE = /^Überschrift Ebene 1$/;

/** What is spoken, without the title of the page around a story. */
function withoutTitle(lines: readonly string[]): readonly string[] {
  const isTitle = (line: string, index: number) =>
    STORY_NAME.test(line) || (TITLE_ROLE.test(line) && STORY_NAME.test(lines[index - 1] ?? ''));
  return lines.filter((line, index) => !isTitle(line, index));
}

/** What Orca says when a page is loaded. */
const LOADED = /^Laden von .* abgeschlossen/;

const isLoaded = (line: string) => LOADED.test(line);
const isAnnounced = (line: string) => isLoaded(line) || STORY_NAME.test(line);

/** Something was spoken: on a busy machine Orca is late. */
const isAnswered = (spoken: readonly string[]) => spoken.length > 0;

/** Operates a page by keyboard and records what is spoken. */
export function createListener(page: Page, desktop: Desktop): Listener {
  const records: SpeechRecord[] = [];
  let isFirstPage = true;
  let current: Pick<SpeechRecord, 'subject' | 'story'> = { subject: '' };
  const at: Listener['at'] = (role, name) =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  const ignore = async (silenceMs = AFTER_KEY_MS): Promise<void> => {
    await desktop.speech(silenceMs);
  };
  const record = async (
    facts: Pick<SpeechRecord, 'action' | 'criteria' | 'rules'>,
    isComplete: (spoken: readonly string[]) => boolean,
  ): Promise<void> => {
    const lines = await desktop.speech(AFTER_PAGE_MS, (all) => isComplete(withoutTitle(all)));
    records.push({ ...current, ...facts, spoken: withoutTitle(lines) });
  };
  const focus: Listener['focus'] = async (role, name) => {
    const control = at(role, name);
    await control.waitFor();
    const isFocused = await control.evaluate((element) => element === document.activeElement);
    await control.focus();
    // A key that is pressed before Orca has followed the focus would go to the control before.
    const isNamed = (line: string) =>
      typeof name === 'string' ? line.includes(name) : name.test(line);
    await desktop.speech(AFTER_KEY_MS, (all) => isFocused || all.some(isNamed));
  };
  const listen: Listener['listen'] = async (action, criteria, ...rules) => {
    const wanted = rules.flatMap((rule) => ('contains' in rule ? [rule.contains] : []));
    const texts = rules.flatMap((rule) => ('reads' in rule ? rule.reads : []));
    await record(
      { action, criteria, rules },
      (all) =>
        wanted.every((pattern) => all.some((line) => pattern.test(line))) &&
        unread(all, texts).length === 0,
    );
  };
  return {
    page,
    desktop,
    records,
    at,
    ignore,
    focus,
    press: desktop.press,
    listen,
    async readAll(part, ...rules) {
      const reads = withoutTitle(await textsOf(part));
      // What Orca says late would be taken for a part of the reading.
      await ignore();
      await desktop.press('KP_Add');
      await listen(NAMES.readAll, ['1.3.1', '1.3.2'], { reads }, ...rules);
    },
    listenForFault: (action, fault, ...rules) =>
      record({ action, criteria: [], rules }, (all) =>
        faultsOf(all, rules).some((found) => fault.test(found)),
      ),
    async activate(role, name) {
      await focus(role, name);
      await desktop.press('Return');
    },
    async check(role, name) {
      await focus(role, name);
      await desktop.press('space');
      await ignore();
    },
    async fill(name, text) {
      await focus('textbox', name);
      await desktop.type(text);
      await ignore();
    },
    subject(subject, story) {
      current = story === undefined ? { subject } : { subject, story };
    },
    async open(url) {
      await page.goto(url);
      await page.bringToFront();
      // The window gets the keyboard by a click beside the content.
      await desktop.click(1270, 600);
      // Orca may be late, and speak of the page before. Some pages have no word of their own, so that the wait ends.
      await desktop.speech(
        AFTER_OPENING_MS,
        (all) => all.some(isFirstPage ? isLoaded : isAnnounced),
        isFirstPage ? undefined : LATEST_PAGE_MS,
      );
      isFirstPage = false;
    },
    async toStart() {
      await desktop.press('ctrl+Home');
      await desktop.speech(AFTER_KEY_MS, isAnswered, LATEST_PAGE_MS);
    },
  };
}
