import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './environment.ts';
import { type Crs, isCrs, type Issuer, type LandOptions } from '@portal/demo-cadastre/land';

/** The folder of the state packs. */
const STATES = resolve(import.meta.dirname, '../../../states');

/** Where the plan of the land begins, seen from the lower left corner of the extent, in metres. */
const MARGIN = [2400, 3100] as const;

/** The keys of `state.json` on which the generated land depends; the backend checks the whole file. */
interface StateFile {
  readonly landCode?: unknown;
  readonly cadastralSections?: unknown;
  readonly stateName?: { readonly de?: string };
  readonly contact?: {
    readonly name?: { readonly de?: string };
    readonly street?: string;
    readonly city?: string;
    readonly email?: string;
  };
  readonly map?: { readonly projection?: unknown; readonly extent?: unknown };
}

function crsOf(file: string, { map }: StateFile): Crs {
  if (isCrs(map?.projection)) return map.projection;
  throw new StartError(`${file}: map.projection is no CRS of a German cadastre.`);
}

function originOf(file: string, { map }: StateFile): readonly [number, number] {
  const extent: unknown = map?.extent;
  const [west, south]: readonly unknown[] = Array.isArray(extent) ? extent : [];
  if (typeof west === 'number' && typeof south === 'number') {
    return [west + MARGIN[0], south + MARGIN[1]];
  }
  throw new StartError(`${file}: map.extent is not left, bottom, right, top.`);
}

function landCodeOf(file: string, { landCode }: StateFile): string {
  if (typeof landCode === 'string' && /^\d{2}$/.test(landCode)) return landCode;
  throw new StartError(`${file}: landCode does not have two digits.`);
}

/** The authority of the state as on its documents, which are German. */
function issuerOf({ stateName, contact }: StateFile): Issuer {
  const { name, street = '', city = '', email = '' } = contact ?? {};
  return {
    state: stateName?.de ?? '',
    name: name?.de ?? '',
    contact: `${street}, ${city} · ${email}`,
  };
}

/**
 * The options of a land that fits a state pack: its CRS and place, its land code, its authority, and whether it has cadastral sections.
 *
 * @param state a folder in `states`, or an absolute path
 * @throws StartError that names file and key
 */
export function landOptionsOf(state: string): LandOptions {
  const file = join(resolve(STATES, state), 'state.json');
  let content: StateFile;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`${file} cannot be read; PORTAL_STATE names its folder.`);
  }
  return {
    crs: crsOf(file, content),
    origin: originOf(file, content),
    landCode: landCodeOf(file, content),
    sections: content.cadastralSections !== 'NONE',
    issuer: issuerOf(content),
  };
}
