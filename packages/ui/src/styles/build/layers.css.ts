import { globalLayer } from '@vanilla-extract/css';

/** The order of these three declarations is the order of the cascade layers. */
export const resetLayer = globalLayer('portal.reset');
globalLayer('portal.tokens');
export const componentsLayer = globalLayer('portal.components');
