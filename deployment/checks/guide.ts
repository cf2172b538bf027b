import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../docs');

/** The code blocks of a language below a heading of a page, by default of `docs/deploying.md`, without their indentation. */
export function blocksOf(
  heading: string,
  language: 'sh' | 'ini' | 'nginx' | 'apache' | 'caddy' | 'yaml' | 'haproxy',
  page = 'deploying.md',
): readonly string[] {
  const section = readFileSync(join(DOCS, page), 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${page} has no section ${heading}.`);
  const blocks = section.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm);
  return [...blocks]
    .filter(([, , name]) => name === language)
    .map(([, indentation = '', , text = '']) =>
      text
        .split('\n')
        .map((line) => line.slice(indentation.length))
        .join('\n')
        .trim(),
    );
}

/** The commands below a heading, in order. */
export const commandsOf = (heading: string, page?: string): readonly string[] =>
  blocksOf(heading, 'sh', page).flatMap((block) => block.split('\n'));

/** The assignments of a block, such as `HOST=127.0.0.1`. */
export const assignmentsOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    block
      .split('\n')
      .map((line) => /^(?<name>[A-Za-z_]+)=(?<value>.*)$/.exec(line)?.groups)
      .flatMap((groups) => (groups ? [[groups['name'], groups['value']]] : [])),
  );
