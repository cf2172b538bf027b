import { setTimeout as sleep } from 'node:timers/promises';
import { WebDriverError, type WebDriverSession, type WebElement } from './webdriver.ts';

/** Elements that may have a role; the accessible name decides which one is meant. */
const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  tab: '[role=tab]',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
  combobox: '[role=combobox]',
  option: '[role=option]',
  heading: 'h1, h2, h3',
  table: 'table',
} as const;

type Role = keyof typeof SELECTORS;

/** What WebDriver answers while React replaces elements, or a page is being left. */
const TRANSIENT = new Set([
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'no such element',
  'javascript error',
  'unknown error',
]);

/** How long a page may take. */
const TIMEOUT_MS = 30_000;
const INTERVAL_MS = 100;

/** A person with mouse and keyboard, who finds controls by role and accessible name. */
export interface Person {
  readonly session: WebDriverSession;
  /** Waits until something is true. @throws Error that names it, after 30 s */
  readonly waitUntil: (what: string, isTrue: () => Promise<boolean>) => Promise<void>;
  /** Waits for a visible element. */
  readonly expect: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits for a text of the page. */
  readonly expectText: (text: string | RegExp) => Promise<void>;
  /** Clicks a control as soon as it is visible and enabled. */
  readonly press: (role: Role, name: string | RegExp) => Promise<void>;
  /** Chooses a radio button or ticks a checkbox. */
  readonly choose: (role: 'radio' | 'checkbox', name: string | RegExp) => Promise<void>;
  /** Types into an empty field. */
  readonly type: (role: 'textbox' | 'combobox', name: string, text: string) => Promise<void>;
}

const plain = (text: string): string => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();

/** A person in front of a browser. */
export function personAt(session: WebDriverSession): Person {
  async function attempt<T>(what: string, work: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + TIMEOUT_MS;
    let last = '';
    while (Date.now() < deadline) {
      try {
        const result = await work();
        if (result !== undefined) return result;
      } catch (error) {
        if (!(error instanceof WebDriverError) || !TRANSIENT.has(error.code)) throw error;
        last = `: ${error.message}`;
      }
      await sleep(INTERVAL_MS);
    }
    throw new Error(`${what} on ${await session.url()}${last}`);
  }
  async function candidate(role: Role, name: string | RegExp): Promise<WebElement | undefined> {
    for (const element of await session.find(SELECTORS[role])) {
      // WebKit answers "unknown error" to the question for the name of an element that is not displayed.
      if (!(await element.isDisplayed())) continue;
      const label = plain(await element.label());
      if (typeof name === 'string' ? label === name : name.test(label)) return element;
    }
    return undefined;
  }
  async function actOn(
    role: Role,
    name: string | RegExp,
    action: (found: WebElement) => Promise<boolean>,
  ) {
    await attempt(`no usable ${role} ${name}`, async () => {
      const found = await candidate(role, name);
      if (!found || !(await found.isEnabled())) return undefined;
      return (await action(found)) || undefined;
    });
  }
  const waitUntil = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
    await attempt(`not true: ${what}`, async () => (await isTrue()) || undefined);
  };
  return {
    session,
    waitUntil,
    expect: async (role, name) => {
      await attempt(`no ${role} ${name}`, () => candidate(role, name));
    },
    expectText: (text) =>
      waitUntil(`the page contains ${text}`, async () => {
        const all = plain(await session.evaluate<string>('return document.body.innerText'));
        return typeof text === 'string' ? all.includes(text) : text.test(all);
      }),
    press: (role, name) =>
      actOn(role, name, async (found) => {
        await found.click();
        return true;
      }),
    choose: (role, name) =>
      actOn(role, name, async (found) => {
        if (!(await found.isChecked())) await found.click();
        return found.isChecked();
      }),
    type: (role, name, text) =>
      actOn(role, name, async (found) => {
        await found.click();
        await found.type(text);
        return true;
      }),
  };
}
