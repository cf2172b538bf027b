import { describe, expect, it } from 'vitest';
import { changedPack } from '../testing/changed-pack.ts';

const { faultsOf, faultsOfChange } = changedPack();

/** The text of `tokens.json` with these colours of the light theme. */
const tokens = (light: object): string => JSON.stringify({ light: { color: light } });

describe('the brand of a pack (STATE-6)', () => {
  it.each<[string, string, string, string]>([
    [
      'a logo without id',
      'logo.svg',
      '<svg viewBox="0 0 1 1"/>',
      'the file has no id="logo" on its first element: write <svg id="logo" …',
    ],
    [
      'a picture without viewBox',
      'landing.svg',
      '<svg id="landing"/>',
      'the file has no viewBox on its first element, such as viewBox="0 0 36 36"',
    ],
    ['an icon that is not SVG', 'favicon.svg', 'GIF89a', 'the file is not an SVG file'],
    [
      'a picture that is too large',
      'favicon.svg',
      `<svg>${'x'.repeat(200_000)}</svg>`,
      'the file is larger than 200 kB',
    ],
    ['tokens that are not JSON', 'tokens.json', '{', 'the file is not JSON'],
    [
      'a colour without contrast',
      'tokens.json',
      tokens({ action: { $value: '#cccccc' }, 'on-action': { $value: '#ffffff' } }),
      'light.color.on-action on action has a contrast of 1.61:1, needed are 4.5:1 (WCAG 1.4.3)',
    ],
    [
      'a typeface that is missing',
      'tokens.json',
      JSON.stringify({ $extensions: { 'portal.typefaces': [{ family: 'A', file: 'a.woff2' }] } }),
      'A has no file a.woff2',
    ],
  ])('rejects %s', (_what, name, text, sentence) => {
    const faults = faultsOf(`brand/${name}`, text);
    expect(faults).toContainEqual(expect.stringContaining(`brand/${name}: ${sentence}`));
  });

  it('contains the picture of each product that is in the pack', () => {
    const key = 'categories.0.products.0.imagePath';
    expect(faultsOfChange('catalogue.json', key, '/state/map.svg')).toEqual([
      `catalogue.json: ${key} names map.svg, which is no picture (svg, png or webp) of the folder brand.`,
    ]);
    expect(faultsOfChange('catalogue.json', key, '/state/logo.svg')).toEqual([]);
    expect(faultsOfChange('catalogue.json', key, '/images/map.svg')).toEqual([
      `catalogue.json: ${key} names /images/map.svg, which the portal does not have; a picture of the folder brand is /state/<file>.`,
    ]);
    const sample = 'categories.0.products.0.samplePath';
    expect(faultsOfChange('catalogue.json', sample, '/state/sample.webp')).toEqual([
      expect.stringContaining(`${sample} names sample.webp, which is no picture`),
    ]);
  });

  it('contains the flag of the notice that this is an official website (REAL-9)', () => {
    const notice = { text: { de: 'Eine offizielle Website', en: 'An official website' } };
    const faults = (flagPath: string) =>
      faultsOfChange('state.json', 'officialNotice', { ...notice, flagPath });
    expect(faultsOfChange('state.json', 'officialNotice', notice)).toEqual([]);
    expect(faults('/state/logo.svg')).toEqual([]);
    expect(faults('/state/flag.svg')).toEqual([
      'state.json: officialNotice.flagPath names flag.svg, which is no picture (svg, png or webp) of the folder brand.',
    ]);
    expect(faults('https://flags.example/a.svg')).toEqual([
      expect.stringContaining('state.json: officialNotice.flagPath'),
    ]);
  });
});
