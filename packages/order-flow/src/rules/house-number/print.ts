import {
  comparePoints,
  type HouseNumber,
  type HousePoint,
  type HouseSpan,
} from './house-number.ts';
import { LONE_FRACTIONS } from './parse.ts';

function pointText({ number, fraction, letter }: HousePoint): string {
  if (!fraction) return `${number}${letter}`;
  const part = fraction.join('/');
  const end = letter ? `${part} ${letter}` : part;
  return number === 0 && LONE_FRACTIONS.has(part) ? end : `${number} ${end}`;
}

const spanText = ({ from, to }: HouseSpan): string =>
  comparePoints(from, to) === 0 ? pointText(from) : `${pointText(from)}-${pointText(to)}`;

/** The text of a house number, such as `12a`, `33 1/3`, `12a-14` or `2, 4`; `parseHouseNumber` reads the same value from it. */
export const printHouseNumber = (value: HouseNumber): string =>
  value.kind === 'OTHER' ? value.text : value.parts.map(spanText).join(', ');
