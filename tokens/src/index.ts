/**
 * Design tokens as references to CSS variables: `vars.color.ink` is `var(--portal-color-ink)`.
 * The values come with `@portal/tokens/themes.css`, which a page loads once.
 */
export { vars } from '../generated/vars.ts';
