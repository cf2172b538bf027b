import { brandCss, themesCss } from './css.ts';
import { kernCss } from './kern.ts';
import { BRANDS } from './tokens.ts';
import { valuesSource } from './values.ts';
import { varsSource } from './vars.ts';

/** All generated files by name. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ['themes.css', themesCss()],
    ['vars.ts', varsSource()],
    ['values.ts', valuesSource()],
    ['kern.css', kernCss()],
    ...BRANDS.map((brand): [string, string] => [`${brand}.css`, brandCss(brand)]),
  ]);
}
