import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../packages/ui/src/reset/index.ts';
import '../../../tokens/generated/themes.css';
import { PortalProvider } from '../../../packages/ui/src/provider/index.ts';
import { EXAMPLES } from './examples.ts';
import { KEYS } from '../../../packages/ui/docs/keys/index.ts';
import type { Expectation, KeyRow, Target } from '../../../packages/ui/docs/keys/index.ts';

/** Longer than an announcement waits for the end of a movement. */
const TIMEOUT_MS = 8000;
/** After this time an announced movement has ended. */
const MOVEMENT_MS = 600;

/** A map that is loading does not move. */
const UNREADY_MAP = '[data-tiles="loading"]';
/** In a window of this width, selections have a bar, and pages have numbers. */
const WINDOW = [800, 900] as const;

let root: Root | undefined;

/** Writes a word into the page. */
function say(word: string): void {
  const output = document.querySelector('output[data-said]');
  if (output) output.textContent = word;
}

/** Says that a link was followed, and does not leave the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (!event.target.closest('a[href]')) return;
  event.preventDefault();
  say('followed');
}

/** Shows the example of a part between two buttons. */
function show(part: string): void {
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <PortalProvider locale="en">
      <button type="button">Before</button>
      {EXAMPLES[part]?.({ press: () => say('pressed') })}
      <button type="button">Next</button>
      <output data-said="" />
    </PortalProvider>,
  );
}

/** The element, which must be alone with its role and name. */
const find = ([role, name]: Target) => page.getByRole(role, { name, exact: true });

/** The keys in the notation of Testing Library, such as `{Shift>}{ArrowUp}{/Shift}`. */
async function press(key: string): Promise<void> {
  if (key === 'wait') {
    await new Promise((resolve) => setTimeout(resolve, MOVEMENT_MS));
    return;
  }
  const [, modifier, name = key] = /^(Shift|Alt)\+(.+)$/.exec(key) ?? [];
  const code = name === 'Space' ? '[Space]' : `{${name}}`;
  await userEvent.keyboard(modifier ? `{${modifier}>}${code}{/${modifier}}` : code);
}

const focused = (target: Target): boolean => find(target).query() === document.activeElement;

/** What is so, by the names of an expectation. */
const CHECKS: {
  readonly [Name in keyof Expectation]-?: (expected: NonNullable<Expectation[Name]>) => boolean;
} = {
  focus: focused,
  shown: (target) => find(target).query() !== null,
  gone: (target) => find(target).query() === null,
  attribute: ([role, name, attribute, value]) =>
    find([role, name]).query()?.getAttribute(attribute) === value,
  value: ([role, name, value]) => {
    const input = find([role, name]).query();
    return input !== null && 'value' in input && input.value === value;
  },
  checked: (target) => {
    const box = find(target).query();
    return box?.getAttribute('aria-checked') === 'true' || box?.matches(':checked') === true;
  },
  text: (text) =>
    [...document.querySelectorAll('output, [aria-live]')].some((region) =>
      region.textContent.includes(text),
    ),
};

/** Names of what is not so. */
function missing(result: Expectation): string[] {
  const failed = (name: keyof Expectation): boolean => {
    const expected = result[name];
    const check: (value: never) => boolean = CHECKS[name];
    return expected !== undefined && !check(expected as never);
  };
  return (Object.keys(CHECKS) as (keyof Expectation)[]).filter(failed);
}

/** Presses the key where it is expected to do something. @returns what has not happened yet */
async function pressOn({ on, before = [], result }: KeyRow, key: string): Promise<() => string[]> {
  const start = find(on);
  await expect.poll(() => start.query(), { timeout: TIMEOUT_MS }).not.toBeNull();
  await expect.poll(() => document.querySelector(UNREADY_MAP), { timeout: TIMEOUT_MS }).toBeNull();
  const element = start.element();
  if (element instanceof HTMLElement) element.focus();
  for (const earlier of before) await press(earlier);
  expect(missing(result), 'before the key').not.toEqual([]);
  await press(key);
  return () => missing(result);
}

beforeAll(async () => {
  // Vite transforms the library of maps when it is first imported, which is no part of what a key does.
  await import('../../../packages/ui/src/feature-map/engine.ts');
  document.addEventListener('click', follow);
  await page.viewport(...WINDOW);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

describe.each(Object.entries(KEYS))('keys of %s (LIB-14)', (part, { rows }) => {
  const presses = rows.flatMap((row) => row.keys.map((key) => ({ key, does: row.does, row })));
  it.each(presses)('$key $does', async ({ key, row }) => {
    show(part);
    const missingYet = await pressOn(row, key);
    await expect.poll(missingYet, { timeout: TIMEOUT_MS }).toEqual([]);
  });
});
