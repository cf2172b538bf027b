import {
  type Chain,
  chainOf,
  digitsOf,
  type Pair,
  type ParcelNumber,
  sectionOf,
} from './numbers.ts';
import type { NumberToken } from './tokens.ts';

/** Where parcels are. Names are as they were written: which of them exist, the data say. */
export interface WrittenPlace {
  /** Two digits before the key; null when they were not written. */
  readonly landCode: string | null;
  /** Four digits of the subdistrict; null when they were not written. */
  readonly key: string | null;
  /** The texts that may be the name of the subdistrict, the likeliest first. */
  readonly names: readonly string[];
  /** Whether the name was announced as that of the subdistrict, or stands beside its key: then it must fit the key. */
  readonly isNamed: boolean;
  /** The name after `Gemeinde` or `Stadt`; null without one. */
  readonly municipality: string | null;
}

/** Parcels of one place. */
export interface WrittenClause {
  readonly place: WrittenPlace;
  readonly parcels: readonly ParcelNumber[];
}

/** Words without a sign or number between them, and what was announced before them. */
export interface Phrase {
  role: 'subdistrict' | 'municipality' | 'register' | 'other';
  readonly words: string[];
}

/** A number, and what stands between it and the number before. */
export interface RunItem {
  readonly token: NumberToken;
  readonly before: 'blank' | 'comma' | 'sign' | 'joiner';
}

/** Numbers without words between them that nothing announces. */
export interface Run {
  readonly items: RunItem[];
  /** Whether it stands behind the section. */
  readonly isAfterSection: boolean;
  /** Whether a name stands directly before it. */
  readonly isAfterName: boolean;
  /** Whether the text begins with it. */
  readonly isFirst: boolean;
  /** Whether the number of a parcel is announced directly after it. */
  isBeforeParcel: boolean;
}

/** More words than this are no name. */
const MOST_WORDS = 6;

const hasChain = ({ items }: Run): boolean => items.some(({ token }) => token.parts.length > 1);

/** Whether numbers are more than the number of a house. */
const isWhole = (run: Run): boolean => run.items.length > 1 || hasChain(run);

/** Whether numbers belong to the section that was announced: behind a name stands the number of a house. */
const isNumber = (run: Run): boolean => !run.isAfterSection || !run.isAfterName || hasChain(run);

/** What was collected about one place. */
export class Clause {
  readonly phrases: Phrase[] = [];
  readonly runs: Run[] = [];
  readonly parcels: ParcelNumber[] = [];
  readonly unread: string[] = [];
  key: string | null = null;
  landCode: string | null = null;
  section: number | null = null;
  /** After `Flurnummer`: a section or a parcel. */
  either: number | null = null;

  get hasPlace(): boolean {
    return this.key !== null || this.phrases.some(({ role }) => role === 'subdistrict');
  }

  setKey(key: string): void {
    this.key ??= key.slice(-4);
    if (key.length === 6) this.landCode ??= key.slice(0, 2);
  }

  /** Takes the numbers of a chain as announced. */
  take({ key, section, numerator, denominator }: Chain): void {
    if (key !== null) this.setKey(key);
    if (section !== null && this.parcels.length === 0) this.section ??= section;
    this.parcels.push({ section, numerator, denominator });
  }

  #takeListed(items: readonly RunItem[], pair: Pair): void {
    for (const [index, { token, before }] of items.entries()) {
      // `3;114;2` are cells, of which nothing says what the last one is.
      const isListed =
        before === 'comma' || before === 'joiner' || (before === 'sign' && token.parts.length > 1);
      const chain = index === 0 || isListed ? chainOf(token, pair) : null;
      if (chain) this.take(chain);
      else this.unread.push(token.text);
    }
  }

  /** `0653 3 114/1`: the key is the first number of a text, and others follow it. */
  #takeFirstKey(): void {
    const [run] = this.runs;
    const first = run?.items[0];
    if (!run?.isFirst || !first || this.hasPlace || digitsOf(first.token).length !== 4) return;
    const isAlone = this.phrases.length === 0 && run.items.length > 1;
    if (!isAlone && this.parcels.length === 0) return;
    this.setKey(digitsOf(first.token));
    run.items.shift();
    const [phrase] = this.phrases;
    if (phrase?.role === 'other') phrase.role = 'subdistrict';
  }

  /** `Lindenau 3 114/1`: the first of two numbers is the section. */
  #takeUnannounced(isSection: boolean, pair: Pair): void {
    const items = (this.runs.find(isWhole)?.items ?? this.runs.flatMap((run) => run.items)).slice();
    // A ZIP code before them.
    if (items.length > 2 && items[0] && digitsOf(items[0].token).length === 5) items.shift();
    const [first, second] = items;
    if (!first) return;
    const section = sectionOf(digitsOf(first.token));
    if (section !== null && second && second.before !== 'joiner') {
      this.section = section;
      this.#takeListed(items.slice(1), pair);
    } else if (section !== null && !second && isSection) this.section = section;
    else this.#takeListed(items, pair);
  }

  #takeInSection(pair: Pair): void {
    const meant = this.runs.filter(isNumber);
    const run = meant.find(({ isAfterSection }) => isAfterSection) ?? meant[0];
    if (run) this.#takeListed(run.items, pair);
  }

  #takeEither(isSection: boolean): void {
    const { either } = this;
    if (either === null) return;
    const isParcel = this.section !== null || (!isSection && this.runs.length === 0);
    if (this.parcels.length === 0 && isParcel) {
      this.parcels.push({ section: null, numerator: either, denominator: null });
    } else this.section ??= either;
  }

  /**
   * Gives the numbers that nothing announces their meaning.
   *
   * @param isSection whether a single number is a section
   */
  resolve(isSection: boolean, pair: Pair): void {
    this.#takeEither(isSection);
    this.#takeFirstKey();
    const isAnnounced = this.parcels.length > 0;
    if (!isAnnounced && this.section !== null) this.#takeInSection(pair);
    else if (!isAnnounced) this.#takeUnannounced(isSection, pair);
    else if (this.section === null) {
      const last = this.runs.find(({ isBeforeParcel }) => isBeforeParcel)?.items.at(-1);
      this.section = last ? sectionOf(digitsOf(last.token)) : null;
    }
  }

  /** @param isSplit whether a part of the words may be the name */
  place(isSplit: boolean): WrittenPlace {
    const of = (role: Phrase['role']): readonly string[] =>
      this.phrases.flatMap((one) => (one.role === role ? [one.words.join(' ')] : []));
    const [named] = of('subdistrict');
    const others = of('other');
    const [municipality = null] = of('municipality');
    const joined = others
      .flatMap((text) => text.split(' '))
      .slice(0, MOST_WORDS)
      .join(' ');
    const parts = isSplit ? [...others, ...(municipality === null ? [] : [municipality])] : [];
    const further = others.length === 0 || isSplit ? [municipality ?? '', ...of('register')] : [];
    const names = named === undefined ? [joined, ...parts, ...further] : [named];
    return {
      landCode: this.landCode,
      key: this.key,
      names: [...new Set(names.filter(Boolean))],
      isNamed: named !== undefined,
      municipality,
    };
  }
}
