import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/**
 * A class of a component, in the layer `portal.components`: unlayered styles of a portal always
 * override it. Use in `.css.ts` files only, with the name of the part as second argument.
 */
export function componentStyle(rule: LayeredRule, name?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, name);
}

/** A rule for descendants of a component's class, in the layer `portal.components`. */
export function componentRule(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
}
