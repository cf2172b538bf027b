import type { BrandColors } from '@portal/tokens/brand';
import type { Language, LegalInformation, PortalConfiguration } from '@portal/api';
import type { OpenApiDocument } from '@portal/api/contract';
import { join } from 'node:path';
import { readCadastreFile } from '../config/cadastre-file.ts';
import { type CadastreSettings, cadastreSettings } from '../config/cadastre-settings.ts';
import { type CollectiveSettings, readCollectiveFile } from '../config/collective-file.ts';
import type { Variables } from '../config/environment.ts';
import { type EntitlementGroup, readEntitlementsFile } from '../config/entitlements-file.ts';
import { extentReason } from '../config/german-extent.ts';
import { type IdentitySettings, readIdentityFile } from '../config/identity-file.ts';
import { readOrganisationIdentityFile } from '../config/organisation-identity-file.ts';
import { type PassedOn, readMapsFile } from '../config/maps-file.ts';
import { type XBezahldiensteSettings, readPaymentFile } from '../config/payment-file.ts';
import { type FitConnectSettings, readPostboxFile } from '../config/postbox-file.ts';
import { type ContractSchemas, contractSchemas } from '../contract/schemas.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { type MissingStateText, missingStateTexts } from '../locales/missing-state-texts.ts';
import { type Locales, openLocales } from '../locales/locales.ts';
import { type Brand, readBrand, videosOf } from './brand.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { readConfiguration } from './configuration.ts';
import { completeList, type Sound } from './json-file.ts';
import { contractFaults, legalParts, readLegalFile, videoFaults } from './legal-file.ts';
import { fileFaults } from './pack-files.ts';
import { ownershipFaults, withNeededClaims } from './ownership.ts';
import { fallbackFaults, shownLanguages, unnamedFaults, unshownFaults } from './pack-languages.ts';
import { type Checked, type PackFault, packError } from '../config/faults.ts';
import { flagFaults, isFile, pictureFaults } from './picture-faults.ts';
import { contractOfPacks } from './product-accessibility.ts';
import { readSecurityText, type SecurityText } from './security-text.ts';
import { guestSettingFaults, withoutAccountFaults } from './without-account.ts';

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
  /** The map services whose requests are passed on: `maps.json`. */
  readonly passThrough: readonly PassedOn[];
  /** `identity.json`. */
  readonly identity: IdentitySettings;
  /** `organisation-identity.json`: the identity service of organisations; null without the file (ORG-1). */
  readonly organisationIdentity: IdentitySettings | null;
  /** `entitlements.json`: who orders data about owners without a justification (ORG-2). */
  readonly entitlements: readonly EntitlementGroup[];
  /** `collective-invoices.json`: who pays by one invoice a month; null without the file (ORG-5). */
  readonly collective: CollectiveSettings | null;
  /** `payment.json`: a payment provider that speaks XBezahldienste; null for the portal's own protocol. */
  readonly xbezahldienste: XBezahldiensteSettings | null;
  /** `postbox.json`: the postbox of the federation; null for the portal's own protocol. */
  readonly fitConnect: FitConnectSettings | null;
  /** `legal.json`: what the authority must say, with the product's part of the accessibility statement; empty without the file. */
  readonly legal: LegalInformation;
  /** `security.txt`; null without it. */
  readonly securityText: SecurityText | null;
  /** The texts of the portal and those of the folder `locales`. */
  readonly locales: Locales;
  /** The folder `brand`. */
  readonly brand: Brand;
  /** The colours that its `tokens.json` sets, for messages. */
  readonly colors: BrandColors;
  /** Texts of `state.json`, `catalogue.json` and `legal.json` that a language of the portal lacks. */
  readonly missingTexts: readonly MissingPackText[];
}

/** A text that a language of the portal lacks in a file. */
interface MissingPackText extends MissingStateText {
  readonly file: 'state.json' | 'catalogue.json' | 'legal.json';
}

/** The schemas of packs: those of the contract, which find every error. */
export const packSchemas = (document: OpenApiDocument): ContractSchemas =>
  contractSchemas(contractOfPacks(document), { allErrors: true });

/** With XBezahldienste the person chooses on the page of the service, so the portal offers one way, `ONLINE` (REAL-4). */
function methodFaults(
  file: string,
  catalogue: Sound<CatalogueFile> | null | undefined,
  service: XBezahldiensteSettings | null,
): readonly PackFault[] {
  const methods = (catalogue?.paymentMethods ?? []).map((one) => one?.method);
  const isRight = methods.length === 1 && methods[0] === 'ONLINE';
  if (!service || !catalogue || isRight) return [];
  const reason =
    'must be the method ONLINE alone, because payment.json names a service on whose page people choose';
  return [{ file, key: 'paymentMethods', reason }];
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

const missingIn = (
  file: MissingPackText['file'],
  content: unknown,
  languages: readonly Language[],
): readonly MissingPackText[] =>
  missingStateTexts(content, languages).map((text) => ({ file, ...text }));

/** The extent of the cadastre in another zone than the map. */
function zoneFaults(
  file: string,
  extent: readonly number[] | undefined,
  projection: string | undefined,
): readonly PackFault[] {
  const reason = extent === undefined ? null : extentReason(extent, projection);
  return reason === null ? [] : [{ file, key: 'extent', reason }];
}

/** Whether each product has owner data. */
const sensitiveProducts = ({ categories }: CatalogueFile): ReadonlyMap<string, boolean> =>
  new Map(
    categories.flatMap(({ products }) =>
      products.map(({ id, sensitiveData }) => [id, sensitiveData] as const),
    ),
  );

/** Whether a product has VAT. */
const hasVat = ({ vatRate, categories }: CatalogueFile): boolean =>
  categories.some(({ products }) => products.some((product) => (product.vatRate ?? vatRate) > 0));

/** What a pack is read with. */
interface PackContext {
  /** Replaces `{sandbox}` in every address. */
  readonly mapOrigin: string;
  readonly schemas: ContractSchemas;
  /** The variables that `cadastre.json`, `payment.json` and `postbox.json` name. */
  readonly env: Variables;
  /** The files of the portal, among them pictures of products; null when another server has them. */
  readonly portalFolder: string | null;
}

/**
 * Reads a state pack and finds every fault (STATE-2).
 *
 * @param folder absolute path
 */
export function checkStatePack(
  folder: string,
  { mapOrigin, schemas, env, portalFolder }: PackContext,
): Checked<StatePack> {
  const file = join(folder, 'state.json');
  if (!isFile(file)) {
    const reason =
      'is missing; a state pack is a folder in states, or another folder whose path PORTAL_STATE or the command names';
    return { value: null, faults: [{ file, key: '', reason }] };
  }
  const configuration = readConfiguration(file, mapOrigin, schemas);
  const catalogueFile = join(folder, 'catalogue.json');
  const catalogue = readCatalogueFile(catalogueFile, schemas);
  const cadastreFile = join(folder, 'cadastre.json');
  const cadastre = readCadastreFile(cadastreFile, env);
  const maps = readMapsFile(join(folder, 'maps.json'), env);
  const identity = readIdentityFile(join(folder, 'identity.json'));
  const organisationIdentity = readOrganisationIdentityFile(
    join(folder, 'organisation-identity.json'),
  );
  const entitlements = readEntitlementsFile(
    join(folder, 'entitlements.json'),
    catalogue.value ? sensitiveProducts(catalogue.value) : null,
  );
  const collective = readCollectiveFile(
    join(folder, 'collective-invoices.json'),
    catalogue.value ? hasVat(catalogue.value) : false,
  );
  const payment = readPaymentFile(join(folder, 'payment.json'), env);
  const postbox = readPostboxFile(join(folder, 'postbox.json'), env);
  const legalFile = join(folder, 'legal.json');
  const legal = readLegalFile(legalFile, schemas);
  const securityText = readSecurityText(join(folder, 'security.txt'));
  const textFaults: PackFault[] = [];
  const languages = completeList(configuration.sound?.languages) ?? [];
  const fallbackLanguages = completeList(configuration.sound?.fallbackLanguages) ?? [];
  const locales = openLocales(join(folder, 'locales'), { languages, fallbackLanguages }, (fault) =>
    textFaults.push(fault),
  );
  const shown = shownLanguages(locales, languages);
  const brand = readBrand(join(folder, 'brand'));
  const faults = [
    ...configuration.faults,
    ...unnamedFaults(file, languages, configuration.sound?.languageNames ?? {}, locales),
    ...fallbackFaults(file, fallbackLanguages, join(folder, 'locales')),
    ...unshownFaults(file, configuration.sound, shown),
    ...catalogue.faults,
    ...unshownFaults(catalogueFile, catalogue.sound, shown),
    ...cadastre.faults,
    ...zoneFaults(cadastreFile, cadastre.value?.extent, configuration.sound?.map?.projection),
    ...maps.faults,
    ...identity.faults,
    ...organisationIdentity.faults,
    ...entitlements.faults,
    ...collective.faults,
    ...payment.faults,
    ...postbox.faults,
    ...legal.faults,
    ...unshownFaults(legalFile, legal.sound, shown),
    ...(legal.sound ? videoFaults(legalFile, legal.sound, videosOf(join(folder, 'brand'))) : []),
    ...(catalogue.sound && legal.sound
      ? contractFaults(catalogueFile, catalogue.sound, legal.sound)
      : []),
    ...(catalogue.sound
      ? ownershipFaults(catalogueFile, catalogue.sound, legal.sound, identity.value)
      : []),
    ...(catalogue.sound ? withoutAccountFaults(catalogueFile, catalogue.sound) : []),
    ...(configuration.sound ? guestSettingFaults(file, configuration.sound) : []),
    ...securityText.faults,
    ...methodFaults(catalogueFile, catalogue.sound, payment.value?.service ?? null),
    ...textFaults,
    ...fileFaults(folder, shown),
    ...brand.faults,
    ...flagFaults(folder, configuration.sound?.officialNotice?.flagPath),
    ...(catalogue.sound ? pictureFaults(folder, catalogue.sound, portalFolder) : []),
  ];
  const isComplete =
    configuration.value &&
    catalogue.value &&
    cadastre.value &&
    maps.value &&
    identity.value &&
    organisationIdentity.value &&
    entitlements.value &&
    collective.value &&
    payment.value &&
    postbox.value &&
    legal.value &&
    securityText.value &&
    brand.value;
  if (faults.length > 0 || !isComplete) return { value: null, faults };
  const value = {
    folder,
    configuration: {
      ...withLanguages(configuration.value, locales),
      legalParts: legalParts(legal.value),
    },
    catalogue: catalogue.value,
    missingTexts: [
      ...missingIn('state.json', configuration.value, languages),
      ...missingIn('catalogue.json', catalogue.value, languages),
      ...missingIn('legal.json', legal.sound, languages),
    ],
    cadastre: cadastreSettings(cadastre.value, env, configuration.value),
    passThrough: maps.value,
    identity: withNeededClaims(identity.value, catalogue.value),
    organisationIdentity: organisationIdentity.value.settings,
    entitlements: entitlements.value,
    collective: collective.value.settings,
    xbezahldienste: payment.value.service,
    fitConnect: postbox.value.service,
    legal: legal.value,
    securityText: securityText.value.text,
    locales,
    brand: brand.value.files,
    colors: brand.value.colors,
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
