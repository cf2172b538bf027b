import type { Language, LocalizedText, PortalConfiguration } from '@portal/api';
import { IntlMessageFormat } from 'intl-messageformat';
import { type MissingTexts, missingTexts, textFaults } from './check-texts.ts';
import {
  builtInLanguages,
  readLanguageFiles,
  type ReportFault,
  type TextFile,
  type Texts,
} from './locale-files.ts';

/** Values of the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Formats a text of one file and language. @throws Error for an unknown id */
export type FormatText = (id: string, values?: TextValues) => string;

/** The texts of all languages (STATE-5). */
export interface Locales {
  /** A language and those that its texts fall back to, in the order in which texts are looked up. */
  lookupOrder(language: Language): readonly Language[];
  /** The texts of a file in a language; what is missing comes from the next language of the lookup order. */
  texts(language: Language, file: TextFile): Texts;
  /** Formats the texts of a file in a language. */
  formatter(language: Language, file: TextFile): FormatText;
  /** Languages whose texts the portal does not contain, or of which the state pack replaces texts. */
  readonly loaded: readonly Language[];
  /** The texts that the languages of the portal lack. */
  readonly missing: readonly MissingTexts[];
}

/** Languages whose texts are in the portal's own files. */
const PART_OF_PORTAL: readonly Language[] = ['de', 'en'];

type Settings = Pick<PortalConfiguration, 'languages' | 'fallbackLanguages'>;

/** The language, and the same without region. */
const ownLanguages = (language: Language): Language[] => {
  const [base = language] = language.split('-');
  return [...new Set([language, base])];
};

/** A text in the first of the languages that it has; in German when it has none of them. */
export const textIn = (text: LocalizedText, languages: readonly Language[]): string =>
  languages.map((language) => text[language]).find((one) => one !== undefined) ?? text.de;

/** English dates and amounts are British. */
export const regionOf = (language: Language): string =>
  ({ de: 'de-DE', en: 'en-GB' })[language] ?? language;

/**
 * Reads the languages of the portal and those of a state pack, which may also replace texts.
 *
 * @param folder of the languages of the state pack; it need not exist
 * @param report receives each wrong file and text
 */
export function openLocales(folder: string, settings: Settings, report: ReportFault): Locales {
  const builtIn = builtInLanguages();
  const ofPack = readLanguageFiles(folder, report);
  for (const fault of textFaults(folder, ofPack, builtIn)) report(fault);
  const sources = [builtIn, ofPack];
  const { languages, fallbackLanguages = [] } = settings;
  const lookupOrder = (language: Language): Language[] => [
    ...new Set([...ownLanguages(language), ...fallbackLanguages, 'de']),
  ];
  /** The texts in these languages, the first of which wins. */
  const textsIn = (list: readonly Language[], file: TextFile): Texts =>
    Object.assign(
      {},
      ...list.toReversed().flatMap((one) => sources.map((source) => source.get(one)?.[file])),
    );
  const texts = (language: Language, file: TextFile): Texts => textsIn(lookupOrder(language), file);
  return {
    lookupOrder,
    texts,
    formatter: (language, file) => {
      const known = texts(language, file);
      const regions = lookupOrder(language).map(regionOf);
      return (id, values) => {
        const text = known[id];
        if (text === undefined) throw new Error(`There is no text ${id} in ${file}.`);
        return String(new IntlMessageFormat(text, regions).format(values));
      };
    },
    loaded: languages.filter((language) => {
      const { portal = {}, components = {} } = ofPack.get(language) ?? {};
      const isReplaced = Object.keys({ ...portal, ...components }).length > 0;
      return isReplaced || !PART_OF_PORTAL.includes(language);
    }),
    missing: languages.flatMap((language) =>
      missingTexts(
        language,
        (file) => textsIn(ownLanguages(language), file),
        (file) => textsIn(['de'], file),
      ),
    ),
  };
}
