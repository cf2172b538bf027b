import type { PortalConfiguration } from '@portal/api';
import { localize, type MissingStateText } from '../locales/localize.ts';
import type { Locales } from '../locales/locales.ts';
import type { CatalogueFile } from '../products/catalogue.ts';

/** Configuration and catalogue with texts in all languages of the portal (STATE-5), and the texts that were missing. */
export function localizedTexts(
  configuration: PortalConfiguration,
  catalogue: CatalogueFile,
  locales: Locales,
) {
  const missingTexts: MissingStateText[] = [];
  const { languages } = configuration;
  const context = {
    languages,
    locales,
    report: (text: MissingStateText) => missingTexts.push(text),
  };
  const languageNames = Object.fromEntries(
    languages.flatMap((language) => {
      const name = locales.texts(language, 'portal')['language.name'];
      return name === undefined ? [] : [[language, name]];
    }),
  );
  return {
    configuration: {
      ...localize(configuration, context),
      languageNames: { ...languageNames, ...configuration.languageNames },
      loadedLanguages: locales.loaded,
    },
    catalogue: localize(catalogue, context),
    missingTexts,
  };
}
