import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';

/** Files with texts that people see: messages, texts of components, mails, content pages, documents. */
const TEXT_FILES =
  /^(states\/[\w-]+\/)?locales\/(de|en)\/|^states\/(?!schema\/)[\w-]+\/(state|catalogue)\.json$|^packages\/ui\/src\/[\w-]+\/texts\.ts$|^apps\/backend\/src\/messages\/(?!.*\.test)|^apps\/sandbox\/src\/(desk|identity|payment|postbox)\/(?!saml\/answer|.*\.test)|^packages\/demo-cadastre\/src\/extracts\/(documents|map)\/(?!.*\.test)/;

const files = projectFiles();

/** The rows of the table in a section of the glossary, each with the texts of its cells. */
function rowsOf(title: string): readonly (readonly string[])[] {
  const glossary = files.find(({ path }) => path === 'docs/glossary.md')?.text ?? '';
  const [, section = ''] = glossary.split(`## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').slice(1, -1));
}

/** The words of the columns "not" of the table of texts. */
function replacedWords(): readonly string[] {
  return rowsOf('Texts that people see')
    .flatMap(([, german = '', , english = '']) => `${german},${english}`.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Source files of the product, in which the names of the domain are. */
const CODE = /^(?:apps|packages)\/.*\.(?:tsx?|sql|yaml)$/;

describe('terms of the domain (CODE-1)', () => {
  const code = files.flatMap(({ path, text }) => (CODE.test(path) ? `${path}\n${text}` : []));
  const names = rowsOf('The domain').flatMap(([, , cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

  it('are in the glossary with their names in the code', () => {
    expect(names.length).toBeGreaterThan(30);
  });

  it.each(names)('have the name %s in the code', (name) => {
    const word = new RegExp(`(?<!\\w)${escaped(name)}(?!\\w)`);
    expect(code.some((text) => word.test(text))).toBe(true);
  });
});

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function hits(text: string, words: readonly string[]): string[] {
  return words.filter((word) =>
    new RegExp(`(?<![\\p{L}-])${escaped(word)}(?!\\p{L})`, 'iu').test(text),
  );
}

describe('texts that people see (JRN-11)', () => {
  const words = replacedWords();

  it('have replaced words to be checked for', () => {
    expect(words.length).toBeGreaterThan(20);
    expect(words).toContain('land register map');
    expect(hits('Ihr Auftrag ist abgebrochen.', words)).toEqual(['Auftrag ist abgebrochen']);
    expect(hits('Land register map online', words)).toEqual(['land register map']);
  });

  const texts = files.filter(({ path }) => TEXT_FILES.test(path));

  it('are found', () => {
    expect(texts.length).toBeGreaterThan(40);
  });

  it.each(texts.map(({ path, text }) => [path, text] as const))(
    'use one word for one thing in %s',
    (_path, text) => {
      const found = text
        .split('\n')
        .map((line, index) => ({
          line: index + 1,
          words: hits(line, words),
        }))
        .filter((hit) => hit.words.length > 0);
      expect(found).toEqual([]);
    },
  );
});
