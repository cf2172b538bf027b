import { expandableStyles } from '../expandable-table/expandable-styles.ts';

export const parts = expandableStyles();
