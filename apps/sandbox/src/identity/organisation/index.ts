import type { FastifyInstance } from 'fastify';
import { html } from '../../http/index.ts';
import { elsterStatement } from '../saml/answer-elster.ts';
import { type SamlOptions, serveLogins } from '../saml/logins.ts';
import { readSignedRequest } from '../saml/request.ts';
import { employeeName, EMPLOYEES } from './organisations.ts';

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
      return employee.state === 'REFUSED' ? 'RequestDenied' : elsterStatement(entityId, employee);
    },
  });
}
