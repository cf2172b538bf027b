/** Sections of a docs page that say what the component does; the others advise the reader, or have tables with tests of their own. */
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
]);

/** Words of a sentence that promises something. */
const PROMISE =
  /\b(?:never|always|each|every|only|all|any|no|none|nothing|nobody|cannot|without|works?|announced|stays?|returns?|until|while|\d+)\b/i;

/** The sentences of a section, without code, components and links. */
function sentencesOf(section: string): readonly string[] {
  const prose = section
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll(/^<[^]*?\/>$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return prose
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** The sentences of a docs page that promise something about its component (LIB-24). */
export function promisesOf(page: string): readonly string[] {
  const [, ...sections] = page.split(/^## /m);
  return sections.flatMap((section) => {
    const title = section.split('\n', 1)[0] ?? '';
    if (WITHOUT_PROMISES.has(title) || title.startsWith('Also called')) return [];
    return sentencesOf(section.slice(title.length)).filter((sentence) => PROMISE.test(sentence));
  });
}
