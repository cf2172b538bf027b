import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, isSameOriginForm, sendPage, sendProblem } from '../http/index.ts';
import { createProvider, type IdentityOptions, type OpenIdAccounts } from './provider.ts';

interface InteractionRequest {
  Params: { uid: string };
  Body: { person?: string } | undefined;
}

/** A button of the login page. */
interface Choice {
  readonly value: string;
  readonly name: string;
  /** Empty for none. */
  readonly hint: string;
}

/** A provider of OpenID Connect with a login page of named people. */
interface OpenIdProvider extends OpenIdAccounts {
  readonly intro: string;
  /** @param level that the portal asks for */
  choices(level: unknown): readonly Choice[];
  /** Whom a button logs in, at which level if it is another than usual; null lets nobody in. */
  accountOf(value: string): { readonly accountId: string; readonly acr?: string } | null;
}

const REFUSED = { error: 'access_denied', error_description: 'The person cancelled.' };

const choiceButton = ({ value, name, hint }: Choice) =>
  hint === ''
    ? html`<li><button name="person" value="${value}">${name}</button></li>`
    : html`<li><button name="person" value="${value}" aria-describedby="hint-${value}">${name}</button>
<small id="hint-${value}">${hint}</small></li>`;

/** Serves a provider of OpenID Connect with its login page. */
export async function serveOpenIdLogins(
  app: FastifyInstance,
  options: IdentityOptions,
  openId: OpenIdProvider,
): Promise<void> {
  const { path, cookiePrefix } = openId;
  const provider = createProvider(options, openId);

  app.get<InteractionRequest>(`${path}/interaction/:uid`, async (request, reply) => {
    const { uid } = request.params;
    if (!(await isWaiting(request, reply))) return expired(reply, options.portalUrl);
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    return sendPage(
      reply,
      'Anmelden',
      html`<p>${openId.intro}</p>
<form method="post" action="${path}/interaction/${uid}">
<ul class="plain people">
${openId.choices(params.acr_values).map(choiceButton)}
<li><button name="person" value="">Anmeldung abbrechen</button></li>
</ul>
</form>`,
    );
  });

  app.post<InteractionRequest>(`${path}/interaction/:uid`, async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    if (!(await isWaiting(request, reply))) return expired(reply, options.portalUrl);
    const login = openId.accountOf(request.body?.person ?? '');
    const result = login ? { login: { ...login, remember: false } } : REFUSED;
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });

  /** Whether this browser has a login in progress that has not expired. */
  async function isWaiting(request: FastifyRequest<InteractionRequest>, reply: FastifyReply) {
    try {
      const { uid } = await provider.interactionDetails(request.raw, reply.raw);
      return uid === request.params.uid;
    } catch {
      return false;
    }
  }

  await app.register(async (scope) => {
    // The provider parses bodies itself and writes the raw response.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handle = provider.callback();
    scope.all(`${path}/*`, async (request, reply) => {
      reply.hijack();
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url?.slice(path.length);
      forgetSession(raw.headers, `${cookiePrefix}_session`);
      await handle(raw, reply.raw);
    });
  });
}

/** Removes the session cookie, so that every login shows the page. */
function forgetSession(headers: FastifyRequest['raw']['headers'], name: string): void {
  headers.cookie = headers.cookie
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith(name))
    .join('; ');
}

function expired(reply: FastifyReply, portalUrl: string) {
  return sendPage(
    reply,
    'Diese Anmeldung ist abgelaufen',
    html`<p>Sie haben sich schon entschieden, oder es ist zu viel Zeit vergangen. <a href="${portalUrl}/">Beginnen Sie im Portal noch einmal.</a></p>`,
    410,
  );
}
