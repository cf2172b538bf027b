import { cssValue, variableName } from './css.ts';
import { readTokens } from './tokens.ts';
import type { Token } from './tokens.ts';

/**
 * Which of KERN's semantic variables stands for which of ours. Its feedback colours are made for
 * edges and icons; text in a message takes the colour of running text, which is sure to be legible.
 * What KERN has no word for (parcel, print frame, map, halo of the focus) stays as in our theme.
 */
const NAMES: Readonly<Record<string, string>> = {
  'color-ink': 'color-layout-text-default',
  'color-ink-soft': 'color-layout-text-muted',
  'color-paper': 'color-layout-background-default',
  'color-wash': 'color-layout-background-hued',
  'color-hairline': 'color-decorative-border-default',
  'color-control-edge': 'color-form-input-border',
  'color-action': 'color-action-default',
  'color-action-hover': 'color-action-default',
  'color-on-action': 'color-action-on-default',
  'color-action-wash': 'color-layout-background-level-1',
  'color-focus-ring': 'color-action-focus-default',
  'color-success-surface': 'color-feedback-success-background',
  'color-success-edge': 'color-feedback-success',
  'color-success-text': 'color-layout-text-default',
  'color-warning-surface': 'color-feedback-warning-background',
  'color-warning-edge': 'color-feedback-warning',
  'color-warning-text': 'color-layout-text-default',
  'color-danger-surface': 'color-feedback-danger-background',
  'color-danger-edge': 'color-feedback-danger',
  'color-danger-text': 'color-layout-text-default',
  'color-info-surface': 'color-feedback-info-background',
  'color-info-edge': 'color-feedback-info',
  'color-info-text': 'color-layout-text-default',
  'font-body': 'typography-font-family-default',
  'font-mono': 'typography-font-family-fira-mono',
  radius: 'metric-border-radius-default',
};

const byName = (tokens: readonly Token[]) =>
  new Map(tokens.map((token) => [token.path.join('-'), token]));

/**
 * Stylesheet that lets a page with KERN's own CSS dress our components: `data-portal-brand="kern"`
 * at the root. High contrast stays ours, as KERN has no such theme. Our value follows each name,
 * so that nothing is left without a colour when KERN's stylesheet is missing.
 */
export function kernCss(): string {
  const light = byName([
    ...readTokens('base.tokens.json'),
    ...readTokens('color-light.tokens.json'),
  ]);
  const dark = byName(readTokens('color-dark.tokens.json'));
  const lines = Object.entries(NAMES).map(([ours, theirs]) => {
    const token = light.get(ours);
    if (!token) throw new Error(`The KERN bridge names ${ours}, which is no token`);
    const night = dark.get(ours);
    const rest = night ? `light-dark(${cssValue(token)}, ${cssValue(night)})` : cssValue(token);
    return `    ${variableName(token)}: var(--kern-${theirs}, ${rest});\n`;
  });
  return [
    '/* Made from the token files by generate.ts. Names of KERN only; its CSS is not part of this. */\n',
    '@layer portal.tokens {\n',
    "  [data-portal-brand='kern']:not([data-portal-theme='contrast']),\n",
    "  [data-portal-brand='kern'] [data-portal-theme]:not([data-portal-theme='contrast']) {\n",
    ...lines,
    '  }\n}\n',
  ].join('');
}
