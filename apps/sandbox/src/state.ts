import { decodeText } from '@portal/names/decode';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Crs, isCrs, type Issuer, type LandOptions } from '@portal/demo-cadastre/land';
import {
  array,
  custom,
  getDotPath,
  type InferOutput,
  length,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { StartError } from './environment.ts';
import { stateMarkOf } from './state-mark.ts';

/** The folder of the state packs. */
const STATES = resolve(import.meta.dirname, '../../../states');

/** Where the plan of the land begins, seen from the lower left corner of the extent, in metres. */
const MARGIN = [2400, 3100] as const;

const LOCALIZED = optional(object({ de: optional(string(), '') }), {});
const NO_EXTENT = 'is not left, bottom, right, top.';
const NO_CODE = 'does not have two digits.';

/** The keys of `state.json` on which the generated land depends; the backend checks the whole file. */
const STATE_FILE = object({
  landCode: pipe(string(NO_CODE), regex(/^\d{2}$/, NO_CODE)),
  cadastralSections: optional(unknown()),
  stateName: LOCALIZED,
  termsOfReuse: optional(object({ de: string() })),
  contact: optional(
    object({
      name: LOCALIZED,
      street: optional(string(), ''),
      city: optional(string(), ''),
      email: optional(string(), ''),
    }),
    {},
  ),
  map: object({
    projection: custom<Crs>(isCrs, 'is no CRS of a German cadastre.'),
    extent: pipe(array(number(NO_EXTENT), NO_EXTENT), length(4, NO_EXTENT)),
  }),
});

type StateFile = InferOutput<typeof STATE_FILE>;

/** The authority of the state as on its documents, which are German. */
function issuerOf({ stateName, contact, termsOfReuse }: StateFile): Issuer {
  const { name, street, city, email } = contact;
  return {
    state: stateName.de,
    name: name.de,
    contact: `${street}, ${city} · ${email}`,
    ...(termsOfReuse && { termsOfReuse: termsOfReuse.de }),
  };
}

/**
 * The options of a land that fits a state pack: its CRS and place, its land code, its authority, and whether it has cadastral sections.
 *
 * @param state a folder in `states`, or an absolute path
 * @throws StartError that names file and key
 */
export function landOptionsOf(state: string): LandOptions {
  const folder = resolve(STATES, state);
  const file = join(folder, 'state.json');
  let content: unknown;
  try {
    content = JSON.parse(decodeText(readFileSync(file)));
  } catch {
    throw new StartError(`${file} cannot be read; PORTAL_STATE names its folder.`);
  }
  const { success, issues, output } = safeParse(STATE_FILE, content, { abortEarly: true });
  if (!success) {
    const [issue] = issues;
    const reason = issue.received === 'undefined' ? 'is missing.' : issue.message;
    throw new StartError(`${file}: ${getDotPath(issue) ?? 'the file'} ${reason}`);
  }
  const [west = 0, south = 0] = output.map.extent;
  const mark = stateMarkOf(join(folder, 'brand', 'logo.svg'));
  return {
    crs: output.map.projection,
    origin: [west + MARGIN[0], south + MARGIN[1]],
    landCode: output.landCode,
    sections: output.cadastralSections !== 'NONE',
    issuer: { ...issuerOf(output), ...(mark && { mark }) },
  };
}

const IDENTITY_FILE = object({ protocol: optional(string(), 'openid-connect') });

const POSTBOX_FILE = object({ destination: string() });

/** The destination at FIT-Connect that leads to the postbox of a state pack; null when the pack uses another postbox. The backend checks the whole file. */
export function destinationOf(state: string): string | null {
  const file = join(resolve(STATES, state), 'postbox.json');
  if (!existsSync(file)) return null;
  const { success, output } = safeParse(POSTBOX_FILE, JSON.parse(decodeText(readFileSync(file))));
  return success ? output.destination : null;
}

/** Whether the identity service of a state pack speaks SAML; the backend checks the whole file. */
export function usesSaml(state: string): boolean {
  const file = join(resolve(STATES, state), 'identity.json');
  if (!existsSync(file)) return false;
  const { success, output } = safeParse(IDENTITY_FILE, JSON.parse(decodeText(readFileSync(file))));
  return success && output.protocol === 'saml';
}

/** Whether people log in for organisations in a state pack (ORG-1). */
export const hasOrganisations = (state: string): boolean =>
  existsSync(join(resolve(STATES, state), 'organisation-identity.json'));
