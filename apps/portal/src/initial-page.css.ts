import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/*
 * Styles of the content of index.html that is shown until React renders: a loading text, or a failure text, or that the browser is too old. No
 * component of @portal/ui is loaded at that point.
 */

globalStyle('.portal-waiting, .portal-failure', { padding: vars.space[5] });

globalStyle('.portal-waiting', {
  paddingBlockStart: '20vh',
  // Not the portal's typeface: its file would be loaded before the scripts that show the page.
  fontFamily: 'system-ui, sans-serif',
  textAlign: 'center',
  color: vars.color.inkSoft,
  // Without JavaScript nothing will load.
  '@media': { '(scripting: none)': { display: 'none' } },
});

globalStyle('html:lang(de) .portal-waiting :lang(en), html:lang(en) .portal-waiting :lang(de)', {
  display: 'none',
});

globalStyle('.portal-waiting > h1', { font: 'inherit' });

const appear = keyframes({ from: { visibility: 'hidden' } });

// What to do when no script arrives, not even the one that notices it.
globalStyle('.portal-slow', { animation: `${appear} 10s step-end` });

globalStyle('.portal-failure:not([hidden])', {
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  // The headings fit in one line.
  maxInlineSize: '48rem',
  marginInline: 'auto',
});

globalStyle('.portal-failure > *', { margin: 0 });
globalStyle('.portal-failure > p', { maxInlineSize: vars.measure });

globalStyle('.portal-failure > h1', {
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
