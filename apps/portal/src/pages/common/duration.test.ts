import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  [3650, 'de', '10 Jahre'],
  [365, 'de', '1 Jahr'],
  [90, 'de', '90 Tage'],
  [1, 'de', '1 Tag'],
  [366, 'de', '366 Tage'],
  [3650, 'en', '10 years'],
  [400, 'en', '400 days'],
])('says how long data are kept: %i days in %s (LAW-4)', (days, language, text) => {
  expect(durationText(days, language)).toBe(text);
});
