import type { PortalConfiguration } from '@portal/api';
import { readFileSync } from 'node:fs';
import type { ContractSchemas } from '../contract/schemas.ts';
import { StartError } from '../start-error.ts';
import { compileStatePattern, PatternError, type PatternFault } from './state-pattern.ts';

/** Placeholder for the origin of the embedded external systems, whose port is only known at the start. */
const PLACEHOLDER = '{sandbox}';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The configuration file ${file} cannot be read; PORTAL_CONFIG names it.`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Checks the map settings; all coordinates are metres in EPSG:25833. */
function checkMap({ map }: PortalConfiguration, file: string): void {
  const [left = 0, bottom = 0, right = 0, top = 0] = map.extent;
  const { minZoom, initialZoom, maxZoom } = map;
  if (map.projection !== 'EPSG:25833') {
    throw new StartError(`${file}: map.projection is not EPSG:25833.`);
  }
  if (left >= right || bottom >= top) {
    throw new StartError(`${file}: map.extent is not left, bottom, right, top.`);
  }
  if (minZoom > initialZoom || initialZoom > maxZoom) {
    throw new StartError(`${file}: map.initialZoom is not between map.minZoom and map.maxZoom.`);
  }
}

/** Full days in a number of hours, as the portal shows them (BE-8). */
const fullDays = (hours: number): number => Math.floor(hours / 24);

const PATTERN_FAULTS: Readonly<Record<PatternFault, string>> = {
  invalid: 'is not a regular expression',
  'not-linear':
    'uses a lookahead, a backreference or a large repetition, which RE2 does not accept',
};

function checkPattern(pattern: string, file: string): void {
  try {
    compileStatePattern(pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new StartError(`${file}: cityPattern ${PATTERN_FAULTS[error.fault]}.`);
  }
}

/** Checks patterns and intervals, which a schema cannot express. */
function checkMeaning(configuration: PortalConfiguration, file: string): void {
  if (configuration.cityPattern !== undefined) checkPattern(configuration.cityPattern, file);
  if (!configuration.languages.includes(configuration.defaultLanguage)) {
    throw new StartError(`${file}: defaultLanguage is not one of languages.`);
  }
  for (const [index, { start, end }] of configuration.banners.entries()) {
    if (Date.parse(start) >= Date.parse(end)) {
      throw new StartError(`${file}: banners.${index}.end is not after its start.`);
    }
  }
  checkMap(configuration, file);
}

/**
 * Reads the portal configuration of a state (APP-10).
 *
 * @param mapOrigin replaces `{sandbox}` in every address
 * @throws StartError in one sentence that names the key
 */
export function readConfiguration(
  file: string,
  mapOrigin: string,
  schemas: ContractSchemas,
): PortalConfiguration {
  const configuration = parse(read(file).replaceAll(PLACEHOLDER, mapOrigin), file);
  const validate = schemas.named('PortalConfiguration');
  if (!validate(configuration)) {
    const fault = validate.errors?.[0];
    const surplus = fault?.params.additionalProperty;
    const key = [fault?.instancePath.slice(1).replaceAll('/', '.'), surplus]
      .filter(Boolean)
      .join('.');
    throw new StartError(`${file}: ${key || 'the file'} ${fault?.message ?? 'is wrong'}.`);
  }
  const checked = configuration as PortalConfiguration;
  checkMeaning(checked, file);
  const hours = checked.lifecycle?.hoursToComplete;
  return hours === undefined ? checked : { ...checked, reviewDaysToComplete: fullDays(hours) };
}

/** Origins that the browser may load map data from; the content security policy allows only these. */
export function mapOrigins({ map }: PortalConfiguration): readonly string[] {
  const addresses = [map.baseLayer.capabilitiesUrl, ...map.wms.map((layer) => layer.url)];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
