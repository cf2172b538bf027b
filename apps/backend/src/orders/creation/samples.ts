import { randomInt } from 'node:crypto';

/** Whether a position is drawn for the sample that the authority sees afterwards (ORG-2). Nobody can foresee it. */
export const isDrawn = (percent: number): boolean => randomInt(100) < percent;
