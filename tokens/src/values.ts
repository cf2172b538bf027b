import { readPairs } from './pairs.ts';
import { THEMES } from './token.ts';
import { readColors } from './tokens.ts';
import { camelCase } from './vars.ts';

/** WCAG 1.4.3 at level AA. Our themes require more for some pairs; consumers need not. */
const LEVEL_AA = 4.5;

function themeSource(theme: (typeof THEMES)[number]): string {
  const lines = [...readColors(theme)].map(
    ([role, color]) => `    ${camelCase([role])}: [${color.join(', ')}],\n`,
  );
  return `  ${theme}: {\n${lines.join('')}  },\n`;
}

/** Source of the colours and pairs as values, for code that calculates contrast. */
export function valuesSource(): string {
  const pairs = readPairs().map(({ front, back, min, why }) => {
    const rule = why.split(',')[0] ?? why;
    const [minimum, reason] = min > LEVEL_AA ? [LEVEL_AA, 'WCAG 1.4.3'] : [min, rule];
    const roles = `front: '${camelCase([front])}', back: '${camelCase([back])}'`;
    return `  { ${roles}, min: ${minimum}, rule: '${reason}' },\n`;
  });
  return [
    '// Generated from the token files by generate.ts.\n\n',
    '/** Colours of each theme by role, in OKLCH: lightness 0 to 1, chroma, hue in degrees. */\n',
    `export const colors = {\n${THEMES.map(themeSource).join('')}} as const;\n\n`,
    '/** Adjacent roles with the contrast ratio that WCAG requires at level AA. */\n',
    `export const pairs = [\n${pairs.join('')}] as const;\n`,
  ].join('');
}
