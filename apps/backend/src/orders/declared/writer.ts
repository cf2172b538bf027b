import type { Addressee, Language, LocalizedText } from '@portal/api';
import { type FormatText, regionOf, textIn } from '../../locales/locales.ts';
import type { DeclarationSettings } from './model.ts';

/** Writes parts of one declaration. */
export interface Writer {
  readonly format: FormatText;
  readonly inLanguage: (text: LocalizedText) => string;
  readonly time: (at: Date) => string;
  readonly day: (at: Date) => string;
  readonly money: (cents: number) => string;
  readonly country: (code: string) => string;
}

/** Texts, times and amounts of a declaration in a language; times name their zone. */
export function writerOf({ locales }: DeclarationSettings, language: Language): Writer {
  const languages = locales.lookupOrder(language);
  const regions = languages.map(regionOf);
  const timeZone = 'Europe/Berlin';
  const time = new Intl.DateTimeFormat(regions, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const day = new Intl.DateTimeFormat(regions, { dateStyle: 'long', timeZone });
  const money = new Intl.NumberFormat(regions, { style: 'currency', currency: 'EUR' });
  const countries = new Intl.DisplayNames(regions, { type: 'region' });
  return {
    format: locales.formatter(language, 'mails'),
    inLanguage: (text) => textIn(text, languages),
    time: (at) => time.format(at),
    day: (at) => day.format(at),
    money: (cents) => money.format(cents / 100),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
}

/** The lines of a text that people have entered, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of a postal address; the country of one abroad. */
export function addressOf(
  { street, zipCode, city, country }: Omit<Addressee, 'name'>,
  writer: Writer,
): readonly string[] {
  const abroad = country === 'DE' ? '' : writer.country(country);
  return [street, `${zipCode} ${city}`.trim(), abroad].filter((line) => line !== '');
}
