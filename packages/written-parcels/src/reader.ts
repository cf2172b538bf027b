import { Clause, type Phrase, type RunItem } from './clause.ts';
import { afterSection, FITS } from './fits.ts';
import { chainOf, digitsOf, type Pair, sectionOf } from './numbers.ts';
import type { NumberToken, Token } from './tokens.ts';
import type { Keyword } from './vocabulary.ts';

/** More parcels than an order can contain are not read. */
export const MOST_PARCELS = 100;

/** More words in a row announce nothing. */
const MOST_PENDING = 12;

/** How numbers are read that have two meanings. */
export interface Mode {
  /** Whether a single number is a section. */
  readonly isSection: boolean;
  readonly pair: Pair;
}

const ANNOUNCING: ReadonlySet<Keyword> = new Set([
  'subdistrict',
  'key',
  'parcel',
  'sectionOrParcel',
  'numerator',
]);

const isSign = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text;

/** Reads the parts of a text from left to right, each once. */
export class Reader {
  readonly clauses: Clause[] = [new Clause()];
  readonly unread: string[] = [];
  isPart = false;
  isAnnounced = false;
  readonly #mode: Mode;
  /** Announced and not yet found. */
  readonly #pending: Keyword[] = [];
  /** Words that announce something directly after each other: what they announce follows in their order. */
  #row = 0;
  #phrase: Phrase | null = null;
  #isListing = false;
  #isRunning = false;
  #before: RunItem['before'] = 'blank';
  #isAfterKey = false;
  #isSectionFirst = false;
  #isPlaceFirst = false;
  #position = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[], mode: Mode) {
    this.#tokens = tokens;
    this.#mode = mode;
  }

  get #clause(): Clause {
    return this.clauses.at(-1) as Clause;
  }

  read(): void {
    for (const [index, token] of this.#tokens.entries()) {
      this.#position = index;
      if (token.kind === 'word') this.#word(token.text);
      else if (token.kind === 'keyword') this.#keyword(token.keyword, token.text);
      else if (token.kind === 'number') this.#number(token);
      else {
        this.#closePhrase();
        this.#isAfterKey = false;
        if (token.kind === 'sign') this.#before = token.text === ',' ? 'comma' : 'sign';
        else this.#size();
      }
    }
    this.#closePhrase();
  }

  /** The area of a parcel ends its number. */
  #size(): void {
    if (this.#pending[0] === 'skipped') this.#pending.shift();
    this.#endNumbers();
  }

  #endNumbers(): void {
    this.#isListing = false;
    this.#isRunning = false;
    this.#before = 'blank';
  }

  #closePhrase(): void {
    this.#phrase = null;
  }

  #takePending(wanted: Keyword): boolean {
    const at = this.#pending.indexOf(wanted);
    if (at >= 0) this.#pending.splice(at, 1);
    return at >= 0;
  }

  #roleOfPhrase(): Phrase['role'] {
    if (this.#takePending('subdistrict') || this.#isAfterKey) return 'subdistrict';
    if (this.#takePending('municipality')) return 'municipality';
    return this.#takePending('register') ? 'register' : 'other';
  }

  #word(text: string): void {
    // `Flurstück 12a`.
    if (/^\d/.test(text) && this.#row > 0) {
      this.unread.push(text);
      this.#pending.shift();
    }
    this.#row = 0;
    if (!this.#phrase) {
      this.#phrase = { role: this.#roleOfPhrase(), words: [] };
      if (this.#phrase.role === 'subdistrict') this.#notePlace();
      this.#clause.phrases.push(this.#phrase);
    }
    this.#phrase.words.push(text);
    this.#isAfterKey = false;
    this.#endNumbers();
  }

  #notePlace(): void {
    this.#isPlaceFirst ||= this.clauses.length === 1 && this.#clause.parcels.length === 0;
  }

  /** Fillers within a name belong to it when another word of it follows; `Stadt` when none follows. */
  #isInPhrase(keyword: Keyword, text: string): boolean {
    if (!this.#phrase) return false;
    const next = this.#tokens
      .slice(this.#position + 1, this.#position + 4)
      .find((one) => one.kind !== 'keyword' || !['filler', 'joiner'].includes(one.keyword));
    const isInside = (next?.kind === 'word') === (keyword !== 'municipality');
    if (isInside) this.#phrase.words.push(text);
    else this.#closePhrase();
    return isInside || keyword !== 'municipality';
  }

  #keyword(keyword: Keyword, text: string): void {
    if (keyword === 'number') {
      this.#numberWord();
      return;
    }
    if (keyword === 'part') {
      this.isPart = true;
      this.#closePhrase();
      return;
    }
    const isWeak = keyword === 'filler' || keyword === 'joiner';
    if ((isWeak || keyword === 'municipality') && this.#isInPhrase(keyword, text)) return;
    if (!isWeak) this.#announce(keyword);
    else if (keyword === 'filler') this.#row = 0;
    else this.#before = 'joiner';
  }

  /** `Fl.-Nr.` is the number of a section or of a parcel. */
  #numberWord(): void {
    if (this.#row === 0 || this.#pending[this.#row - 1] !== 'section') return;
    this.#pending[this.#row - 1] = 'sectionOrParcel';
    this.isAnnounced = true;
  }

  #announce(keyword: Keyword): void {
    this.#closePhrase();
    this.isAnnounced ||= ANNOUNCING.has(keyword);
    const run = this.#clause.runs.at(-1);
    if (keyword === 'parcel' && run && this.#isRunning) run.isBeforeParcel = true;
    this.#beginClause(keyword);
    if (keyword === 'section') {
      this.#isSectionFirst ||= this.clauses.length === 1 && this.#clause.parcels.length === 0;
    }
    // `Gemeinde/Stadt` announces one name.
    if (this.#row === 0 || this.#pending[this.#row - 1] !== keyword) {
      this.#pending.splice(this.#row, 0, keyword);
      this.#pending.length = Math.min(this.#pending.length, MOST_PENDING);
      this.#row = Math.min(this.#row + 1, this.#pending.length);
    }
    this.#isAfterKey = false;
    this.#endNumbers();
  }

  /** Begins another place or section: it stands before its parcels, or after them. */
  #beginClause(keyword: Keyword): void {
    const { parcels, section, hasPlace } = this.#clause;
    if (parcels.length === 0) return;
    const isPlace = keyword === 'subdistrict' || keyword === 'key';
    const isNext =
      (isPlace && this.#isPlaceFirst && hasPlace) ||
      (keyword === 'section' && this.#isSectionFirst) ||
      (keyword === 'parcel' &&
        ((section !== null && !this.#isSectionFirst) || (hasPlace && !this.#isPlaceFirst)));
    if (isNext) this.clauses.push(new Clause());
  }

  #number(token: NumberToken): void {
    this.#closePhrase();
    const listed = this.#isListing && this.#before !== 'blank' && FITS.parcel?.(token);
    const at = this.#pending.findIndex((one) => FITS[one]?.(token));
    const digits = digitsOf(token);
    if (listed && at < 0) this.#takeParcel(token);
    else if (at >= 0) this.#takeAnnounced(this.#pending.splice(at, 1)[0] ?? 'skipped', token);
    else if (digits.length === 6 || chainOf(token, this.#mode.pair)?.key) this.#takeKey(token);
    else if (digits.length === 4 && this.#isInBrackets()) this.#takeKey(token);
    else if (this.#row > 0 || this.#isListing) this.#refuse(token);
    else this.#addToRun(token);
    this.#row = Math.max(0, this.#row - 1);
    this.#before = 'blank';
  }

  /** A number that is not what was announced directly before it. */
  #refuse({ text }: NumberToken): void {
    this.#pending.shift();
    this.unread.push(text);
  }

  #isInBrackets(): boolean {
    const [before, after] = [this.#position - 1, this.#position + 1].map((at) => this.#tokens[at]);
    return isSign(before, '(') && isSign(after, ')');
  }

  #takeParcel(token: NumberToken): void {
    const chain = chainOf(token, this.#mode.pair);
    if (chain && this.#clause.parcels.length < MOST_PARCELS) this.#clause.take(chain);
    this.#isListing = true;
  }

  #takeAnnounced(keyword: Keyword, token: NumberToken): void {
    const clause = this.#clause;
    if (keyword === 'subdistrict' || keyword === 'key') this.#takeKey(token);
    else if (keyword === 'parcel') this.#takeParcel(token);
    else if (keyword === 'section' && token.parts.length === 1) {
      clause.section ??= sectionOf(digitsOf(token));
    } else if (keyword === 'section') {
      const chain = afterSection(token);
      if (chain) clause.take(chain);
      this.#isListing = true;
    } else if (keyword === 'sectionOrParcel') {
      clause.either = sectionOf(digitsOf(token));
      if (clause.either === null) this.#takeParcel(token);
    } else if (keyword === 'numerator') this.#takeParcel(token);
    else if (keyword === 'denominator') {
      const last = clause.parcels.pop();
      if (last) clause.parcels.push({ ...last, denominator: Number(digitsOf(token)) });
    }
  }

  #takeKey(token: NumberToken): void {
    this.isAnnounced = true;
    const [key = '', ...rest] = token.parts;
    if (this.#clause.parcels.length > 0 && this.#isPlaceFirst && this.#clause.key !== null) {
      this.clauses.push(new Clause());
    }
    this.#notePlace();
    this.#clause.setKey(key);
    const last = this.#clause.phrases.at(-1);
    const before = this.#tokens[this.#position - 1];
    const isBeside =
      before?.kind === 'word' || (before?.kind === 'sign' && ['(', '['].includes(before.text));
    if (last?.role === 'other' && isBeside) last.role = 'subdistrict';
    this.#isAfterKey = rest.length === 0;
    this.#takePending('key');
    const chain = rest.length > 0 ? chainOf(token, this.#mode.pair) : null;
    if (chain) this.#clause.take(chain);
    else if (rest.length > 0) this.unread.push(token.text);
    if (chain) this.#isListing = true;
  }

  #addToRun(token: NumberToken): void {
    const { runs, section } = this.#clause;
    const before = this.#tokens
      .slice(Math.max(0, this.#position - 2), this.#position)
      .findLast((one) => one.kind !== 'keyword' || one.keyword !== 'number');
    if (!this.#isRunning || runs.length === 0) {
      runs.push({
        items: [],
        isAfterSection: section !== null,
        isAfterName: before?.kind === 'word',
        isFirst: this.#position === 0,
        isBeforeParcel: false,
      });
    }
    runs.at(-1)?.items.push({ token, before: this.#before });
    this.#isRunning = true;
  }
}
