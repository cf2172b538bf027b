import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/*
 * Styles of the content of index.html that is shown until React renders: a loading text, or a failure text, or that the browser is too old. No
 * component of @portal/ui is loaded at that point.
 */

globalStyle('.portal-waiting, .portal-failure, .portal-outdated', { padding: vars.space[5] });

globalStyle('.portal-waiting', {
  paddingBlockStart: '20vh',
  // Not the portal's typeface: its file would be loaded before the scripts that show the page.
  fontFamily: 'system-ui, sans-serif',
  textAlign: 'center',
  color: vars.color.inkSoft,
});

globalStyle(
  'html:lang(de) .portal-waiting > :lang(en), html:lang(en) .portal-waiting > :lang(de)',
  {
    display: 'none',
  },
);

globalStyle('.portal-waiting > h1', { font: 'inherit' });

globalStyle(
  '.portal-failure, .portal-outdated, :is([data-portal-failed], [data-portal-outdated]) .portal-waiting',
  { display: 'none' },
);

globalStyle(
  '[data-portal-outdated] .portal-outdated, [data-portal-failed]:not([data-portal-outdated]) .portal-failure',
  {
    display: 'grid',
    gap: vars.space[5],
    justifyItems: 'start',
    // The headings fit in one line.
    maxInlineSize: '48rem',
    marginInline: 'auto',
  },
);

globalStyle(':is(.portal-failure, .portal-outdated) > *', { margin: 0 });
globalStyle(':is(.portal-failure, .portal-outdated) > p', { maxInlineSize: vars.measure });

globalStyle(':is(.portal-failure, .portal-outdated) > h1', {
  fontSize: `min(${vars.text.h1}, 8.2vw)`,
  lineHeight: 1.15,
  textWrap: 'balance',
  hyphens: 'auto',
});

globalStyle('.portal-failure > button', {
  minBlockSize: vars.controlHeight,
  paddingInline: vars.space[6],
  border: '1px solid transparent',
  borderRadius: vars.radius,
  background: vars.color.action,
  color: vars.color.onAction,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
});

globalStyle('.portal-failure > button:hover', { background: vars.color.actionHover });

// Without JavaScript nothing will load.
globalStyle('.portal-waiting', { '@media': { '(scripting: none)': { display: 'none' } } });
