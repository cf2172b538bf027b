import { mkdirSync, writeFileSync } from 'node:fs';
import { themesCss } from './css.ts';
import { varsSource } from './vars.ts';

const folder = new URL('../generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('themes.css', folder), themesCss());
writeFileSync(new URL('vars.ts', folder), varsSource());
console.log('Wrote generated/themes.css and generated/vars.ts');
