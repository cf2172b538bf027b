import { html } from '../../http/index.ts';
import { buttonName, cardName, findPerson, type NamedPerson, PEOPLE } from '../people.ts';
import { bundidStatement, type LoggedIn } from './bundid.ts';
import { type SamlOptions, serveLogins } from './logins.ts';
import type { FastifyInstance } from 'fastify';
import { readRequest } from './request.ts';

/** A person and a way to log in. */
interface Choice extends LoggedIn {
  readonly value: string;
  readonly name: string;
}

/** Everybody may use the online ID card; those without it also a password, which gives the lowest level. */
function choicesOf(person: NamedPerson): readonly Choice[] {
  const card = { person, level: 4, value: `${person.sub}:4`, name: cardName(person) };
  if (buttonName(person) === card.name) return [card];
  return [{ person, level: 1, value: `${person.sub}:1`, name: buttonName(person) }, card];
}

/** The person and level of a button. */
function choiceOf(value: string): LoggedIn | null {
  const [sub = '', level = ''] = value.split(':');
  const person = findPerson(sub);
  return person ? { person, level: Number(level) } : null;
}

/** The identity provider at `/identity/saml`: SAML 2.0, with the requests and answers of BundID (REAL-8). */
export async function samlPlugin(app: FastifyInstance, options: SamlOptions) {
  await serveLogins(app, options, {
    path: '/identity/saml',
    issuer: `${options.origin}/identity`,
    keyFolder: 'identity',
    metadataPath: '/api/authenticate/metadata',
    read: readRequest,
    page: ({ organization, level: lowest }) => ({
      intro: html`<p>„${organization}“ fragt, wer Sie sind. Nötig ist mindestens das Vertrauensniveau STORK-QAA-Level-${lowest}.</p>`,
      choices: PEOPLE.flatMap(choicesOf)
        .filter(({ level }) => level >= lowest)
        .map(({ name, value, level }) => ({ name, value, hint: `STORK-QAA-Level-${level}` })),
    }),
    answer: (portal, request, value) => {
      const login = choiceOf(value);
      return login ? bundidStatement(portal.entityId, request, login) : 'AuthnFailed';
    },
  });
}
