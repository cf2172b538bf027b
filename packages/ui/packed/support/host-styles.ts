import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The style sheets of npm packages, one after another. */
const published = (...files: readonly string[]): string =>
  files.map((file) => readFileSync(resolve(file), 'utf8')).join('\n');

/** The style sheets that most host pages have, none of them in a layer, as they are published; and one as themes of content management systems are. */
export const HOST_STYLES: Readonly<Record<string, string>> = {
  'Tailwind 3 preflight': published('@unocss/reset/tailwind.css'),
  'Bootstrap 5 reboot': published('bootstrap/dist/css/bootstrap-reboot.css'),
  'normalize.css 8': published('@unocss/reset/normalize.css'),
  'modern-normalize 3': published('modern-normalize/modern-normalize.css'),
  'sanitize.css 13': published('@unocss/reset/sanitize/sanitize.css'),
  'Meyer reset 2': published('@unocss/reset/eric-meyer.css'),
  'theme of a CMS': `
    h1, h2, h3 { font-family: Georgia, serif; color: #7a0019; text-transform: uppercase; letter-spacing: 0.05em; margin: 2em 0 1em; }
    a { color: #7a0019; text-decoration: none; border-bottom: 1px dotted; } a:hover, a:focus { color: #000; background: #ff0; }
    p { margin: 0 0 1.5em; } ul, ol { margin: 0 0 1.5em 3em; padding: 0; list-style: square; }
    button, input[type="button"], input[type="submit"] { background: #7a0019; border: none; border-radius: 30px; color: #fff; padding: 1em 2em; text-transform: uppercase; }
    input[type="text"], input[type="email"], textarea, select { border: 2px inset #ccc; padding: 2px; background: #eee; color: #666; }
    table { width: 100%; margin: 0 0 1.5em; border: 1px solid #ccc; } th, td { padding: 1em; border: 1px solid #ccc; }
    label { display: block; font-weight: bold; color: #333; } fieldset { border: 1px solid #ccc; padding: 1em; margin: 1em 0; }
    nav ul li::before, nav ol li::before { content: '»'; margin-right: 8px; } main table tbody tr td { padding: 1em; }
    dt { font-weight: bold; } dd { margin: 0 1.5em 1.5em; } figure { margin: 1em 40px; }`,
};
