import { textOfResponse } from '@portal/names/decode';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Html, html, isSameOriginForm, sendPage, sendProblem } from '../../http/index.ts';
import { buttonName, cardName, findPerson, type NamedPerson, PEOPLE } from '../people.ts';
import { type AnswerParties, type LoggedIn, samlAnswer } from './answer.ts';
import { openSamlKey } from './keys.ts';
import { providerMetadata } from './metadata.ts';
import { type LoginRequest, readMetadata, readRequest, RequestError } from './request.ts';

/** Options of the provider with its one client, the portal's backend. */
export interface SamlOptions {
  /** The sandbox's origin; the entity id of the provider is `{origin}/identity`. */
  readonly origin: string;
  readonly portalUrl: string;
  /** Folder of all stored keys; null keeps them in memory. */
  readonly dataFolder: string | null;
}

interface Pending {
  readonly request: LoginRequest;
  readonly parties: AnswerParties;
}

/** Logins that have begun; the oldest one ends when another begins. */
const MAX_PENDING = 1000;

const SCRIPT = 'document.forms[0].submit()';
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

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

/** A page that sends the answer to the portal by itself, and with a button without scripts. */
function sendAnswer(reply: FastifyReply, address: string, field: string) {
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; script-src 'sha256-${SCRIPT_HASH}'; form-action *; base-uri 'none'; frame-ancestors 'none'`,
  );
  return sendPage(
    reply,
    'Zurück zum Portal',
    html`<form method="post" action="${address}"><input type="hidden" name="SAMLResponse" value="${field}"><button class="strong">Weiter zum Portal</button></form><script>${new Html(SCRIPT)}</script>`,
  );
}

/** The identity provider at `/identity/saml`: SAML 2.0, with the requests and answers of BundID (REAL-8). */
export async function samlPlugin(app: FastifyInstance, options: SamlOptions) {
  const { origin, portalUrl, dataFolder } = options;
  const key = await openSamlKey(dataFolder === null ? null : join(dataFolder, 'identity'));
  const issuer = `${origin}/identity`;
  const destination = `${issuer}/saml/sso`;
  const pending = new Map<string, Pending>();

  app.get('/identity/saml/metadata', async (_request, reply) =>
    reply
      .type('application/samlmetadata+xml')
      .send(providerMetadata({ issuer, address: destination, key })),
  );

  app.post<{ Body: { SAMLRequest?: string } | undefined }>(
    '/identity/saml/sso',
    async ({ body }, reply) => {
      try {
        // In reality, the operator of the portal registers the metadata by hand.
        const metadata = await fetch(`${portalUrl}/api/authenticate/metadata`);
        const portal = readMetadata(await textOfResponse(metadata));
        const request = readRequest(body?.SAMLRequest ?? '', portal, destination);
        const id = randomUUID();
        const [oldest] = pending.keys();
        if (oldest !== undefined && pending.size >= MAX_PENDING) pending.delete(oldest);
        pending.set(id, { request, parties: { issuer, key, portal } });
        return await reply.redirect(`/identity/saml/login/${id}`, 303);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        return sendPage(
          reply,
          'Fehler',
          html`<p>idp.code: <strong>${error.message}</strong></p>`,
          400,
        );
      }
    },
  );

  app.get<{ Params: { id: string } }>('/identity/saml/login/:id', async ({ params }, reply) => {
    const login = pending.get(params.id);
    if (!login) return expired(reply, portalUrl);
    const choices = PEOPLE.flatMap(choicesOf).filter(({ level }) => level >= login.request.level);
    return sendPage(
      reply,
      'Anmelden',
      html`<p>„${login.request.organization}“ fragt, wer Sie sind. Nötig ist mindestens das Vertrauensniveau STORK-QAA-Level-${login.request.level}.</p>
<form method="post" action="/identity/saml/login/${params.id}">
<ul class="plain people">
${choices.map(
  ({ name, value, level }) =>
    html`<li><button name="choice" value="${value}" aria-describedby="hint-${value}">${name}</button>
<small id="hint-${value}">STORK-QAA-Level-${level}</small></li>`,
)}
<li><button name="choice" value="">Anmeldung abbrechen</button></li>
</ul>
</form>`,
    );
  });

  app.post<{ Params: { id: string }; Body: { choice?: string } | undefined }>(
    '/identity/saml/login/:id',
    async (request, reply) => {
      if (!isSameOriginForm(request, origin)) return sendProblem(reply, 403, 'Foreign form');
      const login = pending.get(request.params.id);
      if (!login) return expired(reply, portalUrl);
      pending.delete(request.params.id);
      const field = await samlAnswer(
        login.parties,
        login.request,
        choiceOf(request.body?.choice ?? ''),
      );
      return sendAnswer(reply, login.parties.portal.recipient, field);
    },
  );
}

function expired(reply: FastifyReply, portalUrl: string) {
  return sendPage(
    reply,
    'Diese Anmeldung ist abgelaufen',
    html`<p>Sie haben sich schon entschieden, oder es ist zu viel Zeit vergangen. <a href="${portalUrl}/">Beginnen Sie im Portal noch einmal.</a></p>`,
    410,
  );
}
