import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, isSameOriginForm, sendPage, sendProblem } from '../http/index.ts';
import { buttonName, canUseCard, CARD_LEVEL, cardName, findPerson, PEOPLE } from './people.ts';
import { createProvider, type IdentityOptions } from './provider.ts';

/** Behind the person in the value of a button: logs in with the online ID card. */
const BY_CARD = '!card';

interface InteractionRequest {
  Params: { uid: string };
  Body: { person?: string } | undefined;
}

const peopleList = () =>
  PEOPLE.map((person) => html`<li><strong>${buttonName(person)}</strong><br>${person.hint}</li>`);

/** The identity provider at `/identity`: OpenID Connect, and a login page with the named people. */
export async function identityPlugin(app: FastifyInstance, options: IdentityOptions) {
  const provider = createProvider(options);

  app.get('/identity', async (_request, reply) =>
    sendPage(
      reply,
      'Identitätsdienst',
      html`<p>Wer sich am Portal anmeldet, kommt hierher und wählt eine dieser Personen:</p>
<ul>${peopleList()}</ul>
<p>Die Beschreibung für Programme liegt unter <a href="/identity/.well-known/openid-configuration">openid-configuration</a>.</p>`,
    ),
  );

  app.get<InteractionRequest>('/identity/interaction/:uid', async (request, reply) => {
    const { uid } = request.params;
    if (!(await isWaiting(request, reply))) return expired(reply, options.portalUrl);
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const byCard = params.acr_values === CARD_LEVEL ? PEOPLE.filter(canUseCard) : [];
    return sendPage(
      reply,
      'Anmelden',
      html`<p>Das Portal „Liegenschaftskataster online“ fragt, wer Sie sind. Wählen Sie eine Person.</p>
<form method="post" action="/identity/interaction/${uid}">
<ul class="plain people">
${PEOPLE.map(
  (
    person,
  ) => html`<li><button name="person" value="${person.sub}" aria-describedby="hint-${person.sub}">${buttonName(person)}</button>
<small id="hint-${person.sub}">${person.hint}</small></li>`,
)}
${byCard.map(
  (person) =>
    html`<li><button name="person" value="${person.sub}${BY_CARD}">${cardName(person)}</button></li>`,
)}
<li><button name="person" value="">Anmeldung abbrechen</button></li>
</ul>
</form>`,
    );
  });

  app.post<InteractionRequest>('/identity/interaction/:uid', async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    if (!(await isWaiting(request, reply))) return expired(reply, options.portalUrl);
    const given = request.body?.person ?? '';
    const accountId = given.replace(BY_CARD, '');
    const acr = given === accountId ? {} : { acr: CARD_LEVEL };
    const result = findPerson(accountId)
      ? { login: { accountId, remember: false, ...acr } }
      : { error: 'access_denied', error_description: 'The person cancelled.' };
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
    scope.all('/identity/*', async (request, reply) => {
      reply.hijack();
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url?.slice('/identity'.length);
      forgetSession(raw.headers);
      await handle(raw, reply.raw);
    });
  });
}

/** Removes the session cookie, so that every login shows the page. */
function forgetSession(headers: FastifyRequest['raw']['headers']): void {
  headers.cookie = headers.cookie
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith('sandbox_session'))
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
