import type { FastifyInstance } from 'fastify';
import { html, sendPage } from '../http/index.ts';
import { serveOpenIdLogins } from './openid-logins.ts';
import { buttonName, canUseCard, CARD_LEVEL, cardName, findPerson, PEOPLE } from './people.ts';
import type { IdentityOptions } from './provider.ts';

/** Behind the person in the value of a button: logs in with the online ID card. */
const BY_CARD = '!card';

const peopleList = () =>
  PEOPLE.map((person) => html`<li><strong>${buttonName(person)}</strong><br>${person.hint}</li>`);

/** The identity provider at `/identity`: OpenID Connect, and a login page with the named people. */
export async function identityPlugin(app: FastifyInstance, options: IdentityOptions) {
  app.get('/identity', async (_request, reply) =>
    sendPage(
      reply,
      'Identitätsdienst',
      html`<p>Wer sich am Portal anmeldet, kommt hierher und wählt eine dieser Personen:</p>
<ul>${peopleList()}</ul>
<p>Die Beschreibung für Programme liegt unter <a href="/identity/.well-known/openid-configuration">openid-configuration</a>.</p>`,
    ),
  );

  await serveOpenIdLogins(app, options, {
    path: '/identity',
    callbackPath: '/api/authenticate/callback',
    cookiePrefix: 'sandbox',
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'gender', 'birthdate', 'trust_level'],
      email: ['email'],
      address: ['address'],
    },
    claimsOf: (account, level) => {
      const person = findPerson(account);
      return person && { ...person.claims, ...(level === undefined ? {} : { trust_level: level }) };
    },
    intro: 'Das Portal „Liegenschaftskataster online“ fragt, wer Sie sind. Wählen Sie eine Person.',
    choices: (level) => [
      ...PEOPLE.map((person) => ({
        value: person.sub,
        name: buttonName(person),
        hint: person.hint,
      })),
      ...(level === CARD_LEVEL ? PEOPLE.filter(canUseCard) : []).map((person) => ({
        value: `${person.sub}${BY_CARD}`,
        name: cardName(person),
        hint: '',
      })),
    ],
    accountOf: (value) => {
      const accountId = value.replace(BY_CARD, '');
      if (!findPerson(accountId)) return null;
      return value === accountId ? { accountId } : { accountId, acr: CARD_LEVEL };
    },
  });
}
