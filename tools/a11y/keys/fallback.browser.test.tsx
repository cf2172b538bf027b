import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { PortalProvider } from '../../../packages/ui/src/provider/index.ts';
import { EXAMPLES } from './examples.ts';

/** The built-in texts of every part. */
const CATALOGUES = import.meta.glob<
  Record<string, { readonly de?: Readonly<Record<string, unknown>> }>
>('../../../packages/ui/src/*/texts.ts', { eager: true });

/** Words that the examples use, too. */
const SHORTEST = 4;

/** Every German text without arguments. */
const german = new Set(
  Object.values(CATALOGUES)
    .flatMap((module) => Object.values(module))
    .flatMap(({ de = {} }) => Object.values(de))
    .filter((text) => typeof text === 'string')
    .filter((text) => text.length >= SHORTEST),
);

let root: Root | undefined;

/** Shows a part in a language without texts of its own. */
async function show(part: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.lang = 'hsb';
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <PortalProvider locale="hsb">{EXAMPLES[part]?.({ press: () => undefined })}</PortalProvider>,
  );
  await expect.poll(() => place.childElementCount).toBeGreaterThan(1);
  return place;
}

const isGerman = (text: string | null | undefined): boolean =>
  german.has((text ?? '').trim().replace(/^[(,]\s*|[):]$/g, ''));

/** Elements with a German text, or a control with a German name, that are not marked as German. */
function unmarked(place: Element): readonly string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.parentElement && isGerman(text.textContent)) found.push(text.parentElement);
  }
  const named = [...place.querySelectorAll('button, [role="img"]')].filter((control) =>
    isGerman(control.getAttribute('aria-label')),
  );
  return [...found, ...named]
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'de')
    .map((element) => element.outerHTML);
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it.each(Object.keys(EXAMPLES))(
  'texts of %s that fall back to German are marked (LIB-17)',
  async (part) => {
    expect(unmarked(await show(part))).toEqual([]);
  },
);

it('finds the texts of a part that has some', async () => {
  const place = await show('skip-link');
  expect(place.querySelector('a')?.lang).toBe('de');
  place.querySelector('a')?.removeAttribute('lang');
  expect(unmarked(place)).toHaveLength(1);
});
