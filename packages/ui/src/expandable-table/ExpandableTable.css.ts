import { expandableStyles } from './expandable-styles.ts';

export const parts = expandableStyles();
