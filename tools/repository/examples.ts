import { lineOf } from './project-files.ts';

/** A part of a documentation page that must compile. */
export interface Example {
  /** Content of a TypeScript file; its lines have the line numbers of the page. */
  readonly source: string;
  /** Line of the page at which the example begins, counted from 1. */
  readonly line: number;
}

const FENCE = /^( *)```(tsx?)\n([\s\S]*?)^\1```$/gm;
const SOURCE_BLOCK = /<Source\b[^>]*?\bcode=\{`([\s\S]*?)`\}/g;
const MDX_IMPORT = /^import [\s\S]*?;$/gm;
// A JSX block of a page begins at the start of a line and ends before the next blank line.
const MDX_ELEMENT = /^<[A-Za-z][\s\S]*?(?=\n\n|\n*$(?![\s\S]))/gm;
const IMPORT = /^import\b[\s\S]*?;$/gm;

/** Puts texts at their lines of the page, and ends as a module. */
function atLines(parts: readonly { readonly line: number; readonly text: string }[]): string {
  let source = '';
  for (const { line, text } of parts) {
    const missing = line - source.split('\n').length;
    source += `${'\n'.repeat(Math.max(0, missing))}${text}`;
  }
  return `${source}\nexport {};\n`;
}

/** Code blocks of a page in the languages `ts` and `tsx`, and the code of `<Source>` elements. */
function codeBlocksOf(page: string): readonly { line: number; text: string }[] {
  const fences = [...page.matchAll(FENCE)].map(({ index, 3: text = '' }) => ({
    line: lineOf(page, index) + 1,
    text,
  }));
  const sources = [...page.matchAll(SOURCE_BLOCK)].map((match) => ({
    line: lineOf(page, match.index + match[0].indexOf('`')),
    text: match[1] ?? '',
  }));
  return [...fences, ...sources].toSorted((one, other) => one.line - other.line);
}

/**
 * The code blocks of a page as modules. A block without imports gets the imports of the blocks
 * before it on the page (the implicit prelude that CONTRIBUTING.md documents).
 */
function codeExamplesOf(page: string): Example[] {
  let prelude = '';
  return codeBlocksOf(page).map(({ line, text }) => {
    const imports = text.match(IMPORT) ?? [];
    const before = imports.length > 0 ? '' : prelude;
    prelude += imports.map((statement) => `${statement.replaceAll('\n', ' ')} `).join('');
    return {
      line,
      source: atLines([
        { line: 1, text: before },
        { line, text },
      ]),
    };
  });
}

/** The imports and the JSX of an MDX page as one module; JSX inside code blocks is not counted. */
function mdxExampleOf(page: string): Example {
  const withoutCode = page.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ''));
  const imports = [...withoutCode.matchAll(MDX_IMPORT)].map(({ index, 0: text }) => ({
    line: lineOf(page, index),
    text,
  }));
  const elements = [...withoutCode.matchAll(MDX_ELEMENT)].map(({ index, 0: text }) => ({
    line: lineOf(page, index),
    text: `;(<>${text}</>);`,
  }));
  return { line: 1, source: atLines([...imports, ...elements]) };
}

/** Everything of a page that must compile; `name` decides whether it is MDX. */
export function examplesOf(name: string, page: string): readonly Example[] {
  const code = codeExamplesOf(page);
  return name.endsWith('.mdx') ? [mdxExampleOf(page), ...code] : code;
}
