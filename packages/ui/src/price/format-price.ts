import { warnOfCurrency, warnOfPriceArguments } from '../styles/development.ts';

/** How an amount is written. */
export interface PriceFormat {
  /** Code of ISO 4217, such as `CHF`; default `EUR`. */
  readonly currency?: string | undefined;
  /** BCP 47 tags; the first one with a number format is used, German without any. */
  readonly languages?: readonly string[] | undefined;
}

/** An amount of a currency in words of `Intl`. */
interface CurrencyFormat {
  /** Digits of the smallest unit: 2 for cents. */
  readonly digits: number;
  readonly write: (amount: number) => string;
}

/** The region whose number format a language uses here: English as in Ireland and the United Kingdom. */
const REGIONS: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB' };

const FORMATS = new Map<string, CurrencyFormat>();

function makeFormat(currency: string, locales: readonly string[]): CurrencyFormat {
  try {
    const format = new Intl.NumberFormat([...locales], { style: 'currency', currency });
    return {
      digits: format.resolvedOptions().maximumFractionDigits ?? 0,
      write: (amount) => format.format(amount),
    };
  } catch {
    // People still read the amount.
    warnOfCurrency(currency, locales);
    const { digits, write } = formatOf({});
    return { digits, write: (amount) => write(amount).replace('€', () => currency) };
  }
}

/** The format of a currency in the first of the languages that has one; German if none has. */
function formatOf({ currency = 'EUR', languages = [] }: PriceFormat): CurrencyFormat {
  const locales = [...languages.map((language) => REGIONS[language] ?? language), 'de-DE'];
  const key = [currency, ...locales].join(' ');
  const format = FORMATS.get(key) ?? makeFormat(currency, locales);
  FORMATS.set(key, format);
  return format;
}

/** Writes an amount; without the deprecated arguments of `formatPrice`, so that a `Price` does not load them. */
export function writePrice(cents: number, format: PriceFormat): string {
  const { digits, write } = formatOf(format);
  return write(cents / 10 ** digits);
}

/**
 * Formats euro cents as "47,00 €" in German and "€47.00" in English. Amounts are integers, so that no sum is computed in floating point.
 * An unknown currency is written as it is, after the amount with two decimals; in development a warning names it.
 *
 * @param cents integer, in the smallest unit of the currency
 * @param format currency and languages
 */
export function formatPrice(cents: number, format?: PriceFormat): string;
/** @deprecated Pass an object: `formatPrice(4700, { currency: 'CHF', languages: ['en'] })`. Removed with version 0.4. */
export function formatPrice(cents: number, currency: string, languages?: readonly string[]): string;
export function formatPrice(
  cents: number,
  format: PriceFormat | string = {},
  languages?: readonly string[],
): string {
  if (typeof format !== 'string') return writePrice(cents, format);
  warnOfPriceArguments();
  return writePrice(cents, { currency: format, languages });
}

/** The same amount as a decimal number for programs, such as "47.00". */
export function decimalPrice(cents: number, currency?: string): string {
  const { digits } = formatOf({ currency });
  return (cents / 10 ** digits).toFixed(digits);
}
