import type { PortalConfiguration } from '@portal/api';
import type { OpenApiDocument } from '@portal/api/contract';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readCadastreFile } from '../config/cadastre-file.ts';
import { type CadastreSettings, cadastreSettings } from '../config/cadastre-settings.ts';
import type { Variables } from '../config/environment.ts';
import { readIdentityFile, type TrustSettings } from '../config/identity-file.ts';
import { type ContractSchemas, contractSchemas } from '../contract/schemas.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { type MissingStateText, missingStateTexts } from '../locales/missing-state-texts.ts';
import { type Locales, openLocales } from '../locales/locales.ts';
import { type Brand, readBrand } from './brand.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { readConfiguration } from './configuration.ts';
import { type Checked, type PackFault, packError } from '../config/faults.ts';

/** Everything that differs between states (STATE-1): the contents of a folder such as `states/lindenmark`. */
export interface StatePack {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** `state.json`. */
  readonly configuration: PortalConfiguration;
  /** `catalogue.json`. */
  readonly catalogue: CatalogueFile;
  /** `cadastre.json`. */
  readonly cadastre: CadastreSettings;
  /** `identity.json`. */
  readonly trust: TrustSettings;
  /** The texts of the portal and those of the folder `locales`. */
  readonly locales: Locales;
  /** The folder `brand`. */
  readonly brand: Brand;
  /** Texts of `state.json` and `catalogue.json` that a language of the portal lacks. */
  readonly missingTexts: readonly MissingStateText[];
}

/** The schemas of packs: those of the contract, which find every error. */
export const packSchemas = (document: OpenApiDocument): ContractSchemas =>
  contractSchemas(document, { allErrors: true });

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The pictures of products that the pack should contain, and does not. */
function pictureFaults(
  file: string,
  catalogue: CatalogueFile | null,
  brand: Brand | null,
): readonly PackFault[] {
  if (!catalogue || !brand) return [];
  return catalogue.categories.flatMap((category, outer) =>
    category.products.flatMap(({ imagePath }, inner) => {
      const [, name] = /^\/state\/(.*)$/.exec(imagePath) ?? [];
      if (name === undefined || brand.has(name)) return [];
      const key = `categories.${outer}.products.${inner}.imagePath`;
      return [{ file, key, reason: `names ${name}, which is not in the folder brand` }];
    }),
  );
}

/** Adds the names of the languages and how their texts are loaded (STATE-5). */
function withLanguages(configuration: PortalConfiguration, locales: Locales): PortalConfiguration {
  const names = configuration.languages.flatMap((language) => {
    const name = locales.texts(language, 'portal')['language.name'];
    return name === undefined ? [] : [[language, name]];
  });
  return {
    ...configuration,
    languageNames: { ...Object.fromEntries(names), ...configuration.languageNames },
    loadedLanguages: locales.loaded,
  };
}

/** What a pack is read with. */
interface PackContext {
  /** Replaces `{sandbox}` in every address. */
  readonly mapOrigin: string;
  readonly schemas: ContractSchemas;
  /** The variables that `cadastre.json` names. */
  readonly env: Variables;
}

/**
 * Reads a state pack and finds every fault (STATE-2).
 *
 * @param folder absolute path
 */
export function checkStatePack(
  folder: string,
  { mapOrigin, schemas, env }: PackContext,
): Checked<StatePack> {
  if (!isFolder(folder)) {
    const reason = 'is not a folder; PORTAL_STATE names a folder in states, or an absolute path';
    return { value: null, faults: [{ file: folder, key: '', reason }] };
  }
  const configuration = readConfiguration(join(folder, 'state.json'), mapOrigin, schemas);
  const catalogue = readCatalogueFile(join(folder, 'catalogue.json'), schemas);
  const cadastre = readCadastreFile(join(folder, 'cadastre.json'), env);
  const trust = readIdentityFile(join(folder, 'identity.json'));
  const textFaults: PackFault[] = [];
  const settings = configuration.value ?? { languages: [] };
  const locales = openLocales(join(folder, 'locales'), settings, (fault) => textFaults.push(fault));
  const brand = readBrand(join(folder, 'brand'));
  const faults = [
    ...configuration.faults,
    ...catalogue.faults,
    ...cadastre.faults,
    ...trust.faults,
    ...textFaults,
    ...brand.faults,
    ...pictureFaults(join(folder, 'catalogue.json'), catalogue.value, brand.value),
  ];
  const isComplete =
    configuration.value && catalogue.value && cadastre.value && trust.value && brand.value;
  if (faults.length > 0 || !isComplete) return { value: null, faults };
  const { languages } = configuration.value;
  const value = {
    folder,
    configuration: withLanguages(configuration.value, locales),
    catalogue: catalogue.value,
    missingTexts: [configuration.value, catalogue.value].flatMap((file) =>
      missingStateTexts(file, languages),
    ),
    cadastre: cadastreSettings(cadastre.value, env, configuration.value),
    trust: trust.value,
    locales,
    brand: brand.value,
  };
  return { value, faults: [] };
}

/**
 * Reads a state pack at the start.
 *
 * @throws StartError: a sentence with file, key and reason for each wrong value
 */
export function readStatePack(folder: string, context: PackContext): StatePack {
  const { value, faults } = checkStatePack(folder, context);
  if (!value) throw packError(faults);
  return value;
}
