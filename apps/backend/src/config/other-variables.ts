import { StartError } from '../start-error.ts';
import type { Variables } from './environment.ts';
import { VARIABLES } from './variables.ts';

/** Variables of earlier versions, and what replaced them. */
const REMOVED: Readonly<Record<string, string>> = {
  IDENTITY_TRUST_CLAIM: 'set claims.level in identity.json of the state pack',
  IDENTITY_TRUST_MAPPING: 'set trustLevels in identity.json of the state pack',
  INTEGRATION_USER: 'the user names are cadastre, accounting, desk and monitoring',
  INTEGRATION_PASSWORD:
    'set CADASTRE_PASSWORD, ACCOUNTING_PASSWORD, DESK_PASSWORD and MONITORING_PASSWORD',
  PORTAL_CONFIG: 'set PORTAL_STATE to the folder of a state pack',
};

/** Prefixes that only variables of the portal have; those of other programs are none of its business. */
const PREFIX =
  /^(?:PORTAL|IDENTITY|ORGANISATION_IDENTITY|PAYMENT|CADASTRE|DESK|POSTBOX|ACCOUNTING|MONITORING|RATE_LIMIT|RETENTION|SCANNER)_/;

/** Read by the sandbox and by the compose file. */
const OF_OTHER_PARTS = ['PORTAL_DEMO_PARCELS', 'PORTAL_DOMAIN'];

const setNames = (env: Variables): readonly string[] =>
  Object.keys(env).filter((name) => env[name]);

/**
 * Refuses variables of earlier versions: without their effect the portal would behave differently from what they say.
 *
 * @throws StartError: a sentence for each, with what replaced it
 */
export function refuseRemovedVariables(env: Variables): void {
  const sentences = setNames(env)
    .filter((name) => Object.hasOwn(REMOVED, name))
    .map((name) => `${name} is no longer read: ${REMOVED[name]}, and remove the variable.`);
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
}

/**
 * A sentence for each variable that looks like one of the portal and is none, such as a misspelt one.
 *
 * @param ofPack the variables that the state pack names
 */
export function unknownVariables(env: Variables, ofPack: readonly string[]): readonly string[] {
  const known = new Set([...Object.keys(VARIABLES.entries), ...OF_OTHER_PARTS, ...ofPack]);
  return setNames(env)
    .filter((name) => PREFIX.test(name) && !known.has(name))
    .map((name) => `${name} is not a variable of the portal, and has no effect.`);
}
