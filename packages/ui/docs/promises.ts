/** Sections of a docs page that advise the reader, or have tables with tests of their own; the others say what the components do. */
const WITHOUT_PROMISES = new Set([
  'Example',
  'When to use',
  'When not to use',
  'Keyboard',
  'What a screen reader hears',
  'Right and wrong',
  'WCAG 2.2 and EN 301 549',
  'Your duties',
  'Properties',
  'Parts',
  // Pages that are not of a component.
  'Where to start',
  'In German and in English',
  'In German',
  'In English',
  'For screen readers',
  'For developers',
  'What a person must still check',
  'What the figures say, and what not',
  'Before version 1.0.0',
  'Adding a component',
]);

/** Words of a sentence that promises something. */
const PROMISE =
  /\b(?:never|always|each|every|only|all|any|no|none|nothing|nobody|cannot|without|works?|announced|stays?|returns?|until|while|\d+)\b/i;

/** The sentences of a section, without code, components, tables and links. Lines of a paragraph are joined, and items of a list are not. */
function sentencesOf(section: string): readonly string[] {
  const prose = section
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll(/^<(\w+)[^]*?<\/\1>$/gm, '')
    .replaceAll(/^<[^]*?\/>$/gm, '')
    .replaceAll(/^(?:#|\||\{\/\*).*$/gm, '')
    .replaceAll(/^\d+\. /gm, '\n')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return prose
    .split(/(?<=[.!?])\s+|\n\s*\n|\n(?=\s*- )/)
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

/** The sentences of a docs page that promise something (LIB-24). What is above the sections counts on pages that are not of a component. */
export function promisesOf(page: string): readonly string[] {
  const [start = '', ...named] = page.replaceAll(/^import .*$/gm, '').split(/^## /m);
  const sections = page.includes('\n## Anatomy\n') ? named : [`\n${start}`, ...named];
  return sections.flatMap((section) => {
    const title = section.split('\n', 1)[0] ?? '';
    if (WITHOUT_PROMISES.has(title) || title.startsWith('Also called')) return [];
    return sentencesOf(section.slice(title.length)).filter((sentence) => PROMISE.test(sentence));
  });
}
