import type { FastifyInstance } from 'fastify';
import { html } from '../../http/index.ts';
import { serveOpenIdLogins } from '../openid-logins.ts';
import type { IdentityOptions } from '../provider.ts';
import { elsterStatement } from '../saml/answer-elster.ts';
import { type SamlOptions, serveLogins } from '../saml/logins.ts';
import { readSignedRequest } from '../saml/request.ts';
import { type Employee, employeeName, EMPLOYEES } from './organisations.ts';

const PATH = '/organisation-identity';

/** The names of the claims of the broker that speaks OpenID Connect. */
const CLAIMS = [
  'given_name',
  'family_name',
  'trust_level',
  'organisation_id',
  'organisation_name',
  'organisation_type',
  'legal_form',
  'activity',
] as const;

/** What a broker in front of Mein Unternehmenskonto states; whoever has left has no organisation. */
function claimsOf({ firstName, lastName, level, state, organisation }: Employee) {
  const { street, houseNumber, zipCode, city } = organisation.address;
  return {
    given_name: firstName,
    family_name: lastName,
    trust_level: level,
    address: {
      street_address: `${street} ${houseNumber}`,
      postal_code: zipCode,
      locality: city,
      country: 'DE',
    },
    ...(state === 'ACTIVE' && {
      organisation_id: organisation.organisationId,
      organisation_name: organisation.name,
      organisation_type: organisation.personType,
      legal_form: organisation.legalForm,
      activity: organisation.activity,
    }),
  };
}

const findEmployee = (account: string) => EMPLOYEES.find(({ id }) => id === account);

/**
 * The identity provider of organisations: at `/organisation-identity/saml` as Mein Unternehmenskonto answers, at `/organisation-identity` as a broker
 * with OpenID Connect does (ORG-1).
 */
export async function organisationIdentityPlugin(
  app: FastifyInstance,
  options: SamlOptions & IdentityOptions,
) {
  await serveOpenIdLogins(app, options, {
    path: PATH,
    callbackPath: '/api/authenticate/organisation/callback',
    cookiePrefix: 'sandbox_organisation',
    claims: { openid: ['sub'], profile: CLAIMS, address: ['address'] },
    claimsOf: (account) => {
      const employee = findEmployee(account);
      return employee && claimsOf(employee);
    },
    intro: 'Das Portal fragt, für welche Organisation Sie handeln. Wählen Sie eine Person.',
    choices: () =>
      EMPLOYEES.map((employee) => ({
        value: employee.id,
        name: employeeName(employee),
        hint: `${employee.hint} Vertrauensniveau ${employee.level}.`,
      })),
    accountOf: (value) => {
      const employee = findEmployee(value);
      return employee && employee.state !== 'REFUSED' ? { accountId: employee.id } : null;
    },
  });
  await serveLogins(app, options, {
    path: `${PATH}/saml`,
    issuer: `${options.origin}${PATH}`,
    keyFolder: 'organisation-identity',
    metadataPath: '/api/authenticate/organisation/metadata',
    read: readSignedRequest,
    page: () => ({
      intro: html`<p>Das Portal fragt, für welche Organisation Sie handeln. Wählen Sie eine Person.</p>`,
      choices: EMPLOYEES.map((employee) => ({
        value: employee.id,
        name: employeeName(employee),
        hint: `${employee.hint} Vertrauensniveau ${employee.level}.`,
      })),
    }),
    answer: ({ entityId }, _request, value) => {
      const employee = findEmployee(value);
      if (!employee) return 'AuthnFailed';
      return employee.state === 'REFUSED' ? 'RequestDenied' : elsterStatement(entityId, employee);
    },
  });
}
