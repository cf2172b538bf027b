import { brandCss, themesCss } from './css.ts';
import { designToolsJson } from './design-tools.ts';
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
    ['design-tools.json', designToolsJson()],
    ...BRANDS.map((brand): [string, string] => [`${brand}.css`, brandCss(brand)]),
  ]);
}
