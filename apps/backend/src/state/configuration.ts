import type { PortalConfiguration } from '@portal/api';
import { compileStatePattern, PatternError, type PatternFault } from '../config/state-pattern.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import type { Checked, PackFault } from './faults.ts';
import { readJsonFile } from './json-file.ts';

/** Placeholder for the origin of the embedded external systems, whose port is only known at the start. */
const PLACEHOLDER = '{sandbox}';

/** A key and what is wrong with it. */
type Problem = readonly [key: string, reason: string];

/** Checks the map settings; all coordinates are metres in the CRS that the schema has checked. */
function mapProblems({ map }: PortalConfiguration): Problem[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = map.extent;
  const { minZoom, initialZoom, maxZoom } = map;
  const problems: Problem[] = [];
  if (left >= right || bottom >= top) {
    problems.push(['map.extent', 'is not left, bottom, right, top']);
  }
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

/** Checks patterns and intervals, which a schema cannot express. */
function meaningProblems(configuration: PortalConfiguration): Problem[] {
  const { languages, defaultLanguage, banners } = configuration;
  const problems = NAME_PATTERNS.flatMap((key) => patternProblems(key, configuration[key]));
  if (!languages.includes(defaultLanguage)) {
    problems.push(['defaultLanguage', 'is not one of languages']);
  }
  for (const [index, { start, end }] of banners.entries()) {
    if (Date.parse(start) >= Date.parse(end)) {
      problems.push([`banners.${index}.end`, 'is not after its start']);
    }
  }
  return [...problems, ...mapProblems(configuration)];
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
