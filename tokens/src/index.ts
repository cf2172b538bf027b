/**
 * Design tokens as references to CSS variables: `vars.color.ink` is `var(--portal-color-ink)`.
 * Load `@portal/tokens/themes.css` once per page: it defines the variables.
 */
export { vars } from '../generated/vars.ts';
