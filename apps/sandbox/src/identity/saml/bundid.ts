import { createHash, randomUUID } from 'node:crypto';
import { type NamedPerson, postboxOf } from '../people.ts';
import { escapeXml, type Statement } from './answer.ts';
import type { LoginRequest } from './request.ts';

const OID = 'urn:oid:';

/** Whom an answer is about, and how the person logged in. */
export interface LoggedIn {
  readonly person: NamedPerson;
  /** 1 or 4. */
  readonly level: number;
}

/** bPK2: another one for each service, derived from the host of its entity id. */
const keyOf = (entityId: string, { sub }: NamedPerson): string =>
  createHash('sha256')
    .update(`${URL.parse(entityId)?.host ?? entityId} ${sub}`)
    .digest('base64');

/** All attributes of a person; names from an ID card are in capitals, and one name of an attribute has a blank, both as at BundID. */
function attributesOf(entityId: string, { person, level }: LoggedIn): ReadonlyMap<string, string> {
  const { given_name: first, family_name: last, email, address, birthdate = '' } = person.claims;
  const written = (text = ''): string => (level === 4 ? text.toUpperCase() : text);
  const all: readonly (readonly [string, string])[] = [
    ['1.3.6.1.4.1.25484.494450.3', keyOf(entityId, person)],
    ['2.5.4.42', written(first)],
    ['2.5.4.4', written(last)],
    ['1.2.40.0.10.2.1.1.55', birthdate],
    ['0.9.2342.19200300.100.1.3', email],
    ['2.5.4.16', written(address?.street_address)],
    ['2.5.4.17', address?.postal_code ?? ''],
    ['2.5.4.7', written(address?.locality)],
    ['1.2.40.0.10.2.1.1.225599', address?.country ?? ''],
    ['1.2.40.0.10.2.1.1.261.94', `STORK-QAA-Level-${level}`],
    ['2.5.4.18', postboxOf(person)],
    // Another one for each login.
    ['1.3.6.1.4.1.25484.494450.4', randomUUID()],
  ];
  return new Map(all.filter(([, value]) => value !== '').map(([id, value]) => [OID + id, value]));
}

/** What BundID states about a person: the attributes that the portal has asked for. */
export function bundidStatement(
  entityId: string,
  request: LoginRequest,
  login: LoggedIn,
): Statement {
  const known = attributesOf(entityId, login);
  return {
    context: `STORK-QAA-Level-${login.level}`,
    attributes: request.attributes.flatMap((name) => {
      const value = known.get(name);
      if (value === undefined) return [];
      const written = name.endsWith('.261.94') ? name.replace(OID, `${OID} `) : name;
      return [[written, escapeXml(value)] as const];
    }),
  };
}
