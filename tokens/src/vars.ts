import { variableName } from './css-value.ts';
import type { Token } from './token.ts';
import { readTokens } from './tokens.ts';

/** The name of a role in TypeScript: `ink-soft` becomes `inkSoft`. */
export function camelCase(words: readonly string[]): string {
  return words.join('-').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function entry(token: Token): string {
  const [, ...rest] = token.path;
  const key = camelCase(rest);
  return `    ${key}: 'var(${variableName(token)})',\n`;
}

/** Source of the typed object of CSS variables that `index.ts` exports. */
export function varsSource(): string {
  const groups = new Map<string, Token[]>();
  for (const token of [
    ...readTokens('color-light.tokens.json'),
    ...readTokens('base.tokens.json'),
  ]) {
    const name = camelCase([token.path[0] ?? '']);
    groups.set(name, [...(groups.get(name) ?? []), token]);
  }
  const lines = [...groups].map(([name, tokens]) => {
    const [first] = tokens;
    if (first && first.path.length === 1) return `  ${name}: 'var(${variableName(first)})',\n`;
    return `  ${name}: {\n${tokens.map(entry).join('')}  },\n`;
  });
  return [
    '// Generated from the token files by generate.ts.\n\n',
    '/** References to the CSS variables of the tokens, by group and role. */\n',
    `export const vars = {\n${lines.join('')}} as const;\n`,
  ].join('');
}
