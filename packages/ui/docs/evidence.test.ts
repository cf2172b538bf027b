import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofsOf } from './evidence.ts';

const COMPONENTS = join(import.meta.dirname, '../src');
const MET = /<Criteria\s+met=\{\{([\s\S]*?)\}\}/;

describe('evidence on docs pages (LIB-9)', () => {
  it('names the interaction test of a component', () => {
    expect(proofsOf('navigation-stepper', '2.4.3')).toEqual([
      { test: 'navigation-stepper-behaviour--focuses-heading-on-change', isStory: true },
    ]);
  });

  it('names what is measured in every story', () => {
    expect(proofsOf('feedback-badge', '1.4.10')).toEqual([
      { test: 'portal-reflow', isStory: false },
    ]);
  });

  it('names the test of the keys for each part that has some (LIB-14)', () => {
    const names = proofsOf('forms-select', '2.1.1').map(({ test }) => test);
    expect(names).toEqual(['tools/a11y/keys/keys.browser.test.tsx']);
    expect(proofsOf('map-parcelpickermap', '2.1.1').length).toBeGreaterThan(1);
  });

  it('names nothing for a criterion that no test covers', () => {
    expect(proofsOf('feedback-badge', '2.1.1')).toEqual([]);
  });

  it('does not take the tests of a component with a longer name', () => {
    const tests = proofsOf('map-parcel', '2.1.1').map(({ test }) => test);
    expect(tests).toEqual([]);
  });
});

/** Id of a component in Storybook, by the title of its stories. */
function idOf(page: string, text: string): string {
  const [, file = ''] = /from '\.\/(\w+\.stories\.tsx)'/.exec(text) ?? [];
  const stories = readFileSync(join(COMPONENTS, page, '..', file), 'utf8');
  const [, title = ''] = /title: '([^']+)'/.exec(stories) ?? [];
  return title.toLowerCase().replaceAll(/[ /]+/g, '-');
}

/** Words of a row that would fit any component: a claim says what is so here. */
const BOILERPLATE = /native elements|equivalent roles|roles and states|structure and names/;

describe('claims on docs pages (LIB-9)', () => {
  it('say of name, role and value what is so for this component (LIB-16)', () => {
    const vague = globSync('*/*.mdx', { cwd: COMPONENTS }).filter((page) => {
      const [, met = ''] = MET.exec(readFileSync(join(COMPONENTS, page), 'utf8')) ?? [];
      return BOILERPLATE.test(met);
    });
    expect(vague).toEqual([]);
  });

  it('have a test that shows them', () => {
    const unproven = globSync('*/*.mdx', { cwd: COMPONENTS }).flatMap((page) => {
      const text = readFileSync(join(COMPONENTS, page), 'utf8');
      const [, met = ''] = MET.exec(text) ?? [];
      const criteria = [...met.matchAll(/'([\d.]+)':/g)].map(([, id = '']) => id);
      return criteria
        .filter((criterion) => proofsOf(idOf(page, text), criterion).length === 0)
        .map((criterion) => `${dirname(page)} ${criterion}`);
    });
    expect(unproven).toEqual([]);
  });
});
