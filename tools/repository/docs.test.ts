import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/** Sections of a documentation page, in this order (UI-11). */
const SECTIONS = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Keyboard',
  'What a screen reader hears',
  'Right and wrong',
  'WCAG 2.2 and EN 301 549',
  'Your duties',
  'Properties',
  'Parts',
];

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.mdx'));
/** Stories of components, such as `Stepper.stories.tsx`, without `Stepper.behaviour.stories.tsx`. */
const stories = files.filter((file) => /^[^.]+\.stories\.tsx$/.test(file));

/** The sections of a page by their headings, in order. */
function sectionsOf(file: string): Map<string, string> {
  const parts = readFileSync(join(ROOT, file), 'utf8').split(/^## /m);
  return new Map(
    parts.slice(1).map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading, lines.join('\n').trim()];
    }),
  );
}

describe('the docs pages', () => {
  it('exist for every component with stories', () => {
    expect(pages.map((file) => file.replace('.mdx', '')).toSorted()).toEqual(
      stories.map((file) => file.replace('.stories.tsx', '')).toSorted(),
    );
  });

  it.each(pages)('%s has every section', (file) => {
    const sections = sectionsOf(file);
    expect([...sections.keys()].filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
    expect(SECTIONS.filter((heading) => !sections.get(heading))).toEqual([]);
    expect(sections.get('Keyboard')).toMatch(/<Keys of="|^Nothing to operate/);
    // Storybook does not render Markdown tables.
    expect(readFileSync(join(ROOT, file), 'utf8')).not.toContain('| --- |');
    expect(sections.get('Right and wrong')).toMatch(/<RightWrong\s+right="[^"]+"\s+wrong="[^"]+"/);
    expect(sections.get('WCAG 2.2 and EN 301 549')).toMatch(/<Criteria\s+met=\{\{\s+'\d/);
    expect(sections.get('Properties')).toMatch(/<Properties(Of)? /);
    expect(sections.get('Parts')).toMatch(/<PartsOf component="[a-z-]+" \/>/);
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/<(Canvas|Stories|Primary)\b/);
  });
});
