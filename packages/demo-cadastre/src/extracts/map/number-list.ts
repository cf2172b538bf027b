import type { TextStyle } from '@portal/tagged-pdf';
import type { LandParcel } from '../../land/model.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import type { MapSurface } from './map-drawing.ts';

const TITLE = 'Flurstücke mit Buchstaben: ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The numbers of parcels that have no space near them on a map: a letter stands for each, explained in one line below
 * the sheet (PAGE-7).
 */
export class NumberList {
  readonly #pdf: MapSurface;
  readonly #style: TextStyle;
  readonly #width: number;
  readonly #letters = new Map<LandParcel, string>();
  #text = '';

  /** @param width millimetres of the line */
  constructor(pdf: MapSurface, style: TextStyle, width: number) {
    this.#pdf = pdf;
    this.#style = style;
    this.#width = width;
  }

  /** The letter of a parcel; null when the line has no space for another one. */
  letterOf(parcel: LandParcel): string | null {
    const known = this.#letters.get(parcel);
    if (known) return known;
    const letter = letterAt(this.#letters.size);
    const entry = `${letter} = ${formatParcelNumber(parcel)}`;
    const longer = this.#text ? `${this.#text}, ${entry}` : `${TITLE}${entry}`;
    if (this.#pdf.width(longer, this.#style) > this.#width) return null;
    this.#text = longer;
    this.#letters.set(parcel, letter);
    return letter;
  }

  /** The line below the sheet; empty when every number has its space. */
  get text(): string {
    return this.#text;
  }
}

/** a to z, then aa to az. */
function letterAt(index: number): string {
  const rest = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? rest : letterAt(Math.floor(index / LETTERS.length) - 1) + rest;
}
