import { cssValue, variableName } from './css-value.ts';
import type { Token } from './token.ts';
import { readTokens } from './tokens.ts';

/**
 * Maps our tokens to the semantic variables of KERN, the design system of the German administration (kern-ux.de). Its
 * feedback colours are meant for borders and icons, so text in a message has the colour of body text to ensure contrast.
 * Tokens without a counterpart in KERN (parcel, print frame, map, focus halo) keep the value of our theme.
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
 * The stylesheet that applies KERN's theme to our components, for pages with KERN's CSS: `data-portal-brand="kern"` at the
 * root. The high-contrast theme stays ours, because KERN has none. Each reference has our value as fallback, in case KERN's
 * stylesheet is missing.
 */
export function kernCss(): string {
  const light = byName([
    ...readTokens('base.tokens.json'),
    ...readTokens('color-light.tokens.json'),
  ]);
  const dark = byName(readTokens('color-dark.tokens.json'));
  const lines = Object.entries(NAMES).map(([ours, theirs]) => {
    const token = light.get(ours);
    if (!token) throw new Error(`Unknown token in the KERN mapping: ${ours}`);
    const darkToken = dark.get(ours);
    const fallback = darkToken
      ? `light-dark(${cssValue(token)}, ${cssValue(darkToken)})`
      : cssValue(token);
    return `    ${variableName(token)}: var(--kern-${theirs}, ${fallback});\n`;
  });
  return [
    '/* Generated from the token files by generate.ts. Contains names of KERN only, not its CSS. */\n',
    '@layer portal.tokens {\n',
    "  [data-portal-brand='kern']:not([data-portal-theme='contrast']),\n",
    "  [data-portal-brand='kern'] [data-portal-theme]:not([data-portal-theme='contrast']) {\n",
    ...lines,
    '  }\n}\n',
  ].join('');
}
