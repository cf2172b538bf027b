import type { PortalConfiguration } from '@portal/api';
import { hasCredentials } from '../config/credentials.ts';
import { extentReason } from '../config/german-extent.ts';
import { compileStatePattern, PatternError, type PatternFault } from '../config/state-pattern.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import { contentLinkProblems, linkReason } from './content-links.ts';
import {
  type CheckedFile,
  completeList,
  readJsonFile,
  type Sound,
  withFaults,
} from './json-file.ts';

/** Placeholder for the origin of the embedded external systems, whose port is only known at the start. */
const PLACEHOLDER = '{sandbox}';

/** A key and what is wrong with it. */
type Problem = readonly [key: string, reason: string];

/** The configuration without the values that the schema rejects. */
type SoundConfiguration = Sound<PortalConfiguration>;

/** Whether a box has an area and lies within another one: left, bottom, right, top. */
function isWithin(box: readonly number[], outer: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const [west = 0, south = 0, east = 0, north = 0] = outer;
  const hasArea = left < right && bottom < top;
  return hasArea && left >= west && bottom >= south && right <= east && top <= north;
}

/** Checks the map settings; all coordinates are metres in the CRS that the schema has checked. */
function mapProblems({ map = {} }: SoundConfiguration): Problem[] {
  const { minZoom = 0, maxZoom = Number.POSITIVE_INFINITY, initialZoom = minZoom } = map;
  const problems: Problem[] = [];
  const extent = completeList(map.extent);
  const wrongExtent = extent ? extentReason(extent, map.projection) : null;
  if (wrongExtent !== null) problems.push(['map.extent', wrongExtent]);
  const start = completeList(map.start);
  if (start && extent && wrongExtent === null && !isWithin(start, extent)) {
    problems.push(['map.start', 'is not within map.extent, or has no area']);
  }
  const addresses = [
    ['map.baseLayer.capabilitiesUrl', map.baseLayer?.capabilitiesUrl],
    ...(map.wms ?? []).map((layer, index) => [`map.wms.${index}.url`, layer?.url] as const),
    ['map.sheet.url', map.sheet?.url],
  ] as const;
  for (const [key, address = ''] of addresses) {
    if (!hasCredentials(address)) continue;
    const reason =
      'contains a user name or password, which every browser would receive; passThrough of maps.json is the place for them';
    problems.push([key, reason]);
  }
  if (minZoom > initialZoom || initialZoom > maxZoom) {
    problems.push(['map.initialZoom', 'is not between map.minZoom and map.maxZoom']);
  }
  return problems;
}

/** Times that make others ineffective. */
function timeProblems(configuration: SoundConfiguration): Problem[] {
  const { lifecycle = {}, polling = {}, reviewDaysToComplete = 21 } = configuration;
  const { hoursToComplete = reviewDaysToComplete * 24, hoursToExpire = 504 } = lifecycle;
  const { reminderHours = 0 } = lifecycle;
  const { intervalMs = 0, timeoutMs = Number.POSITIVE_INFINITY } = polling;
  const shortest = Math.min(hoursToComplete, hoursToExpire);
  const problems: Problem[] = [];
  if (reminderHours >= shortest) {
    const reason = `is ${reminderHours}, but the shortest period of an order has ${shortest} hours: no reminder would be sent; 0 means none`;
    problems.push(['lifecycle.reminderHours', reason]);
  }
  if (intervalMs >= timeoutMs) {
    problems.push(['polling.intervalMs', `is not below polling.timeoutMs, which is ${timeoutMs}`]);
  }
  return problems;
}

/** Ids that an earlier entry of a list has. */
const doubles = (list: string, ids: readonly (string | undefined)[]): Problem[] =>
  ids.flatMap((id, index): Problem[] =>
    id !== undefined && ids.indexOf(id) < index
      ? [[`${list}.${index}.id`, `is ${id}, as that of an entry before`]]
      : [],
  );

/** Questions whose reminder would never be sent, and documents of the same id (DESK-1, DESK-2). */
function questionProblems({
  questions = {},
  documents = [],
  grounds = [],
}: SoundConfiguration): Problem[] {
  const problems: Problem[] = [];
  const { daysToAnswer = Number.POSITIVE_INFINITY, reminderDays = 0 } = questions;
  if (reminderDays >= daysToAnswer) {
    const reason = `is ${reminderDays}, but questions.daysToAnswer is ${daysToAnswer}: no reminder would be sent; 0 means none`;
    problems.push(['questions.reminderDays', reason]);
  }
  const ids = documents.map((document) => document?.id);
  problems.push(...doubles('documents', ids));
  const groundIds = grounds.map((ground) => ground?.id);
  problems.push(...doubles('grounds', groundIds));
  for (const [index, ground] of grounds.entries()) {
    for (const [place, id] of (ground?.documents ?? []).entries()) {
      // An entry without a sound id has a fault of its own.
      if (id === undefined || ids.includes(id) || ids.includes(undefined)) continue;
      problems.push([
        `grounds.${index}.documents.${place}`,
        `is ${id}, which documents does not have`,
      ]);
    }
  }
  return problems;
}

/** Full days in a number of hours, as the portal shows them (BE-8). */
const fullDays = (hours: number): number => Math.floor(hours / 24);

const PATTERN_FAULTS: Readonly<Record<PatternFault, string>> = {
  invalid: 'is not a regular expression; docs/configuration.md has one to copy',
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

/** Links whose address could run code or leads nowhere. */
function linkProblems({ pages, infoSections, footerLinks = [] }: SoundConfiguration): Problem[] {
  const inFooter = footerLinks.flatMap((link, index): Problem[] => {
    const reason = link?.url === undefined ? null : linkReason(link.url);
    return reason === null ? [] : [[`footerLinks.${index}.url`, reason]];
  });
  return [
    ...contentLinkProblems(pages, 'pages'),
    ...contentLinkProblems(infoSections, 'infoSections'),
    ...inFooter,
  ];
}

/** The keys of the configuration that are not in the file. */
const SET_BY_BACKEND = [
  'legalParts',
  'loadedLanguages',
  'organisationLogin',
  'parcelSearches',
  'paymentMethods',
] as const;

/** Checks patterns and intervals, which a schema cannot express. */
function meaningProblems(configuration: SoundConfiguration): Problem[] {
  const { languages, defaultLanguage, banners = [] } = configuration;
  const set = SET_BY_BACKEND.filter((key) => configuration[key] !== undefined);
  const problems = set.map((key): Problem => [key, 'is set by the backend; remove it']);
  for (const key of NAME_PATTERNS) problems.push(...patternProblems(key, configuration[key]));
  const known = completeList(languages);
  if (known && defaultLanguage !== undefined && !known.includes(defaultLanguage)) {
    problems.push(['defaultLanguage', `is not one of languages: ${known.join(', ')}`]);
  }
  for (const [index, { start = '', end = '' } = {}] of banners.entries()) {
    if (Date.parse(start) >= Date.parse(end)) {
      problems.push([`banners.${index}.end`, 'is not after its start']);
    }
  }
  return [
    ...problems,
    ...timeProblems(configuration),
    ...questionProblems(configuration),
    ...mapProblems(configuration),
    ...linkProblems(configuration),
  ];
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
): CheckedFile<PortalConfiguration> {
  const validate = schemas.named('PortalConfiguration');
  const read = readJsonFile<PortalConfiguration>(file, validate, (text) =>
    text.replaceAll(PLACEHOLDER, mapOrigin),
  );
  const problems = read.sound ? meaningProblems(read.sound) : [];
  const checked = withFaults(
    read,
    problems.map(([key, reason]) => ({ file, key, reason })),
  );
  const hours = checked.value?.lifecycle?.hoursToComplete;
  if (!checked.value || hours === undefined) return checked;
  return { ...checked, value: { ...checked.value, reviewDaysToComplete: fullDays(hours) } };
}
