import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html } from '../../http/index.ts';
import { escapeXml, type Statement } from '../saml/answer.ts';
import { type SamlOptions, serveLogins } from '../saml/logins.ts';
import { readSignedRequest } from '../saml/request.ts';
import { type Employee, employeeName, EMPLOYEES } from './organisations.ts';

const ADDRESS_NAMESPACE = 'http://www.elster.de/schema/ekona/saml/extensions';

/** The address is an element of its own in the value of its attribute. */
function addressXml({ organisation }: Employee): string {
  const parts = Object.entries(organisation.Anschrift).map(
    ([name, text]) => `<eka:${name}>${escapeXml(text)}</eka:${name}>`,
  );
  return `<eka:Anschrift xmlns:eka="${ADDRESS_NAMESPACE}">${parts.join('')}</eka:Anschrift>`;
}

/** What names the acting person; another one for each service. */
const pseudonymOf = (entityId: string, { id }: Employee): string =>
  createHash('sha256').update(`${entityId} ${id}`).digest('base64url');

/** What is stated about a person and the organisation; whoever has left has none. */
function statementOf(entityId: string, employee: Employee): Statement {
  const { organisation, level } = employee;
  const texts: readonly (readonly [string, string])[] = [
    ['DatenkranzTyp', 'organisation'],
    ['ElsterVertrauensniveauIdentifizierung', level],
    ['ElsterVertrauensniveauAuthentifizierung', level],
    ['ElsterDatenuebermittlerPseudonym', pseudonymOf(entityId, employee)],
    ['Vorname', employee.Vorname],
    ['Name', employee.Name],
    ['IstTestkonto', 'true'],
    ...(employee.state === 'ACTIVE'
      ? ([
          ['ElsterId', organisation.organisationId],
          ['PersTyp', organisation.PersTyp],
          ['Firmenname', organisation.Firmenname],
          ['Rechtsform', organisation.Rechtsform],
          ['Taetigkeit', organisation.Taetigkeit],
          ['Registerart', organisation.Registerart],
          ['Registernummer', organisation.Registernummer],
          ['Registergericht', organisation.Registergericht],
        ] as const)
      : []),
  ];
  return {
    context: 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified',
    attributes: [
      ...texts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => [name, escapeXml(text)] as const),
      ['Anschrift', addressXml(employee)],
    ],
  };
}

/** The identity provider of organisations at `/organisation-identity/saml`, as Mein Unternehmenskonto answers (ORG-1). */
export async function organisationIdentityPlugin(app: FastifyInstance, options: SamlOptions) {
  await serveLogins(app, options, {
    path: '/organisation-identity/saml',
    issuer: `${options.origin}/organisation-identity`,
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
      const employee = EMPLOYEES.find(({ id }) => id === value);
      if (!employee) return 'AuthnFailed';
      return employee.state === 'REFUSED' ? 'RequestDenied' : statementOf(entityId, employee);
    },
  });
}
