import { textOfResponse } from '@portal/names/decode';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Html, html, isSameOriginForm, sendPage, sendProblem } from '../../http/index.ts';
import { type AnswerParties, type Refusal, samlAnswer, type Statement } from './answer.ts';
import { openSamlKey } from './keys.ts';
import { providerMetadata } from './metadata.ts';
import {
  readMetadata,
  type RegisteredPortal,
  RequestError,
  type SignedRequest,
} from './request.ts';

/** Options of a provider with its one client, the portal's backend. */
export interface SamlOptions {
  /** The sandbox's origin. */
  readonly origin: string;
  readonly portalUrl: string;
  /** Folder of all stored keys; null keeps them in memory. */
  readonly dataFolder: string | null;
}

/** A button of the login page. */
interface Choice {
  readonly value: string;
  readonly name: string;
  readonly hint: string;
}

/** What differs between the providers of SAML. */
interface Provider<Request extends SignedRequest> {
  /** Where its pages are. */
  readonly path: string;
  /** Its entity id. */
  readonly issuer: string;
  /** The folder of its keys in that of all stored keys. */
  readonly keyFolder: string;
  /** Where the portal has its metadata for this provider. */
  readonly metadataPath: string;
  /** @throws RequestError */
  read(field: string, portal: RegisteredPortal, destination: string): Request;
  page(request: Request): { readonly intro: Html; readonly choices: readonly Choice[] };
  /** @param value that of the button; empty when the person cancels */
  answer(portal: RegisteredPortal, request: Request, value: string): Statement | Refusal;
}

interface Pending<Request> {
  readonly request: Request;
  readonly parties: AnswerParties;
}

/** Logins that have begun; the oldest one ends when another begins. */
const MAX_PENDING = 1000;

const SCRIPT = 'document.forms[0].submit()';
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** A page that sends the answer to the portal by itself, and with a button without scripts. */
function sendAnswer(reply: FastifyReply, address: string, field: string) {
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src data:; script-src 'sha256-${SCRIPT_HASH}'; form-action *; base-uri 'none'; frame-ancestors 'none'`,
  );
  return sendPage(
    reply,
    'Zurück zum Portal',
    html`<form method="post" action="${address}"><input type="hidden" name="SAMLResponse" value="${field}"><button class="strong">Weiter zum Portal</button></form><script>${new Html(SCRIPT)}</script>`,
  );
}

/** Serves metadata, requests and login pages of a provider of SAML 2.0. */
export async function serveLogins<Request extends SignedRequest>(
  app: FastifyInstance,
  { origin, portalUrl, dataFolder }: SamlOptions,
  provider: Provider<Request>,
): Promise<void> {
  const { path, issuer } = provider;
  const key = await openSamlKey(dataFolder === null ? null : join(dataFolder, provider.keyFolder));
  const destination = `${origin}${path}/sso`;
  const pending = new Map<string, Pending<Request>>();

  app.get(`${path}/metadata`, async (_request, reply) =>
    reply
      .type('application/samlmetadata+xml')
      .send(providerMetadata({ issuer, address: destination, key })),
  );

  app.post<{ Body: { SAMLRequest?: string } | undefined }>(
    `${path}/sso`,
    async ({ body }, reply) => {
      try {
        // In reality, the operator of the portal registers the metadata by hand.
        const metadata = await fetch(`${portalUrl}${provider.metadataPath}`);
        const portal = readMetadata(await textOfResponse(metadata));
        const request = provider.read(body?.SAMLRequest ?? '', portal, destination);
        const id = randomUUID();
        const [oldest] = pending.keys();
        if (oldest !== undefined && pending.size >= MAX_PENDING) pending.delete(oldest);
        pending.set(id, { request, parties: { issuer, key, portal } });
        return await reply.redirect(`${path}/login/${id}`, 303);
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

  app.get<{ Params: { id: string } }>(`${path}/login/:id`, async ({ params }, reply) => {
    const login = pending.get(params.id);
    if (!login) return expired(reply, portalUrl);
    const { intro, choices } = provider.page(login.request);
    return sendPage(
      reply,
      'Anmelden',
      html`${intro}
<form method="post" action="${path}/login/${params.id}">
<ul class="plain people">
${choices.map(
  ({ name, value, hint }) =>
    html`<li><button name="choice" value="${value}" aria-describedby="hint-${value}">${name}</button>
<small id="hint-${value}">${hint}</small></li>`,
)}
<li><button name="choice" value="">Anmeldung abbrechen</button></li>
</ul>
</form>`,
    );
  });

  app.post<{ Params: { id: string }; Body: { choice?: string } | undefined }>(
    `${path}/login/:id`,
    async (request, reply) => {
      if (!isSameOriginForm(request, origin)) return sendProblem(reply, 403, 'Foreign form');
      const login = pending.get(request.params.id);
      if (!login) return expired(reply, portalUrl);
      pending.delete(request.params.id);
      const { parties } = login;
      const said = provider.answer(parties.portal, login.request, request.body?.choice ?? '');
      const field = await samlAnswer(parties, login.request, said);
      return sendAnswer(reply, parties.portal.recipient, field);
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
