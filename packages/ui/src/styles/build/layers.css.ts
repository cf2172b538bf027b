import { globalLayer } from '@vanilla-extract/css';

/** The order of these three declarations is the order of the cascade layers. */
export const resetLayer = globalLayer('portal.reset');
export const tokensLayer = globalLayer('portal.tokens');
export const componentsLayer = globalLayer('portal.components');
