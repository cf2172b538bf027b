import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { findStateWords, stateWords } from './state-words.ts';

/** Files that may contain words of a state, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/backend/src/config/variables.ts': 'the default of PORTAL_STATE',
  'apps/backend/src/state-pack/state-pack.ts': 'an example in a comment',
  'apps/sandbox/src/environment.ts': 'the default of PORTAL_STATE',
  'deployment/checks/guide.cli.ts': 'runs the guide with a state pack',
  'deployment/checks/last-release.ts': 'the state pack of the last release',
  'deployment/durability/order-journeys.ts': 'orders products of a state pack',
  'packages/demo-cadastre/src/land/create-land.ts':
    'the land code of a land without a state pack, in tests',
  'packages/demo-cadastre/src/land/landing-map.cli.ts': 'writes a picture of the pack',
  'packages/order-flow/src/rules/validation/patterns.ts':
    'the documented default of a published function',
};

describe('words of a state (STATE-1)', () => {
  it('are in state packs only', () => {
    const found = findStateWords(projectFiles(), stateWords(), ALLOWED);
    expect(found.map(({ path, line, word }) => `${path}:${line}: ${word}`)).toEqual([]);
  });

  it.each([
    ['the name of the state', "const title = 'Land Lindenmark';"],
    ['its host', "open('https://vermessung.lindenmark.example/agb');"],
    ['its land code', "const landCode = '17';"],
    ['a product', "if (product.id === 'katasterplan') open();"],
    ['a price', 'const product = { priceBasePdf: { priceGross: 2200 } };'],
  ])('finds %s', (_what, text) => {
    const files = [{ path: 'apps/portal/src/pages/start.ts', text }];
    expect(findStateWords(files, stateWords(), {})).not.toEqual([]);
  });

  it.each([
    'apps/backend/src/docs/page.ts',
    'apps/portal/index.html',
    'apps/portal/public/images/products/map.svg',
    'packages/ui/src/link/Link.tsx',
    'tokens/src/css.ts',
    'locales/de/portal.json',
    'deployment/Caddyfile',
  ])('are found in %s', (path) => {
    expect(findStateWords([{ path, text: 'Lindenmark' }], stateWords(), {})).toHaveLength(1);
  });

  it('ignores tests and stories', () => {
    const text = "const title = 'Land Lindenmark';";
    const files = ['start.test.ts', 'Start.stories.tsx', 'stories/fixtures/people.ts'];
    const all = files.map((name) => ({ path: `apps/portal/src/pages/${name}`, text }));
    expect(findStateWords(all, stateWords(), {})).toEqual([]);
  });
});
