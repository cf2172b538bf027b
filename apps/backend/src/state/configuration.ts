import type { PortalConfiguration } from '@portal/api';
import { contentAddresses, isContentAddress } from '@portal/api/content';
import { extentReason } from '../config/german-extent.ts';
import { compileStatePattern, PatternError, type PatternFault } from '../config/state-pattern.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import type { Checked, PackFault } from '../config/faults.ts';
import { readJsonFile } from './json-file.ts';

/** Placeholder for the origin of the embedded external systems, whose port is only known at the start. */
const PLACEHOLDER = '{sandbox}';

/** A key and what is wrong with it. */
type Problem = readonly [key: string, reason: string];

/** Checks the map settings; all coordinates are metres in the CRS that the schema has checked. */
function mapProblems({ map }: PortalConfiguration): Problem[] {
  const { minZoom, initialZoom, maxZoom } = map;
  const problems: Problem[] = [];
  const reason = extentReason(map.extent);
  if (reason !== null) problems.push(['map.extent', reason]);
  if (minZoom > initialZoom || initialZoom > maxZoom) {
    problems.push(['map.initialZoom', 'is not between map.minZoom and map.maxZoom']);
  }
  return problems;
}

/** Full days in a number of hours, as the portal shows them (BE-8). */
const fullDays = (hours: number): number => Math.floor(hours / 24);

const PATTERN_FAULTS: Readonly<Record<PatternFault, string>> = {
  invalid: 'is not a regular expression',
  'not-linear':
    'uses a lookahead, a backreference or a large repetition, which RE2 does not accept',
};

function patternProblems(key: string, pattern: string | undefined): Problem[] {
  if (pattern === undefined) return [];
  try {
    compileStatePattern(pattern);
    return [];
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return [[key, PATTERN_FAULTS[error.fault]]];
  }
}

const NAME_PATTERNS = ['cityPattern', 'streetPattern', 'houseNumberPattern'] as const;

/** The texts inside of a value, with their keys. */
function textsOf(value: unknown, key: string): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}

/** Links whose address could run code or leads nowhere. */
function linkProblems({ pages, infoSections, footerLinks }: PortalConfiguration): Problem[] {
  const inTexts = [...textsOf(pages, 'pages'), ...textsOf(infoSections, 'infoSections')].flatMap(
    ([key, text]) => contentAddresses(text).map((address) => [key, address] as const),
  );
  const inFooter = footerLinks.map(({ url }, index) => [`footerLinks.${index}.url`, url] as const);
  return [...inTexts, ...inFooter]
    .filter(([, address]) => !isContentAddress(address))
    .map(([key, address]) => [
      key,
      `links to ${address || 'nothing'}; allowed are http, https, mailto, tel and #/`,
    ]);
}

/** The keys of the configuration that are not in the file. */
const SET_BY_BACKEND = ['loadedLanguages', 'parcelSearches'] as const;

/** Checks patterns and intervals, which a schema cannot express. */
function meaningProblems(configuration: PortalConfiguration): Problem[] {
  const { languages, defaultLanguage, banners } = configuration;
  const set = SET_BY_BACKEND.filter((key) => configuration[key] !== undefined);
  const problems = set.map((key): Problem => [key, 'is set by the backend; remove it']);
  for (const key of NAME_PATTERNS) problems.push(...patternProblems(key, configuration[key]));
  if (!languages.includes(defaultLanguage)) {
    problems.push(['defaultLanguage', 'is not one of languages']);
  }
  for (const [index, { start, end }] of banners.entries()) {
    if (Date.parse(start) >= Date.parse(end)) {
      problems.push([`banners.${index}.end`, 'is not after its start']);
    }
  }
  return [...problems, ...mapProblems(configuration), ...linkProblems(configuration)];
}

/**
 * Reads `state.json`, the configuration of the portal (APP-10).
 *
 * @param mapOrigin replaces `{sandbox}` in every address
 */
export function readConfiguration(
  file: string,
  mapOrigin: string,
  schemas: ContractSchemas,
): Checked<PortalConfiguration> {
  const validate = schemas.named('PortalConfiguration');
  const read = readJsonFile<PortalConfiguration>(file, validate, (text) =>
    text.replaceAll(PLACEHOLDER, mapOrigin),
  );
  if (!read.value) return read;
  const faults: PackFault[] = meaningProblems(read.value).map(([key, reason]) => ({
    file,
    key,
    reason,
  }));
  if (faults.length > 0) return { value: null, faults };
  const hours = read.value.lifecycle?.hoursToComplete;
  if (hours === undefined) return read;
  return { value: { ...read.value, reviewDaysToComplete: fullDays(hours) }, faults: [] };
}
