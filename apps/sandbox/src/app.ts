import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { drawOnThreads, openSeal } from '@portal/demo-cadastre/extracts';
import { cadastrePlugin } from './cadastre/plugin.ts';
import { deskPlugin } from './desk/index.ts';
import { samplesPlugin } from './desk/samples.ts';
import type { SandboxEnvironment } from './environment.ts';
import { featuresPlugin } from './features/index.ts';
import { destinationOf, hasOrganisations, usesSaml } from './state.ts';
import { identityPlugin } from './identity/index.ts';
import type { Land } from '@portal/demo-cadastre/land';
import { mailboxPlugin, ReceivedMails } from './mailbox/index.ts';
import { mapsPlugin } from './maps/index.ts';
import { html, PAGE_CSS, sendPage, sendProblem } from './http/index.ts';
import { nasPlugin } from './nas/index.ts';
import { ownershipPlugin } from './ownership/index.ts';
import { paymentPlugin } from './payment/index.ts';
import { postboxPlugin } from './postbox/index.ts';
import { ReceivedMessages } from './postbox/messages.ts';
import { wfsPlugin } from './wfs/index.ts';
import { xbezahldienstePlugin } from './xbezahldienste/index.ts';

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action *; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // A backend warns when its parcels are not those of the demo state.
  server: 'portal-sandbox',
};

/** Builds the simulated external systems on one origin, over one demo state. @param mails what the mail server stores */
export async function buildSandbox(
  environment: SandboxEnvironment,
  land: Land,
  mails = new ReceivedMails(),
): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 2_000_000, forceCloseConnections: true });
  await app.register(cors, { origin: environment.portalOrigin });
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'Not found'));

  app.get('/health', async () => ({ status: 'UP' }));
  app.get('/page.css', async (_request, reply) => reply.type('text/css').send(PAGE_CSS));
  app.get('/', async (_request, reply) =>
    sendPage(
      reply,
      'Die Umgebung des Portals',
      html`<p>In Wirklichkeit betreiben andere diese Systeme. Hier stehen sie nach, damit das Portal als Ganzes läuft.</p>
<ul>
<li><a href="/identity">Identitätsdienst</a>: wer sich anmelden kann</li>
<li><a href="/payment">Zahlungsanbieter</a>: begonnene Zahlungen</li>
<li><a href="/xbezahldienste">Zahlungsanbieter der Verwaltung (XBezahldienste)</a>: begonnene Zahlungen</li>
<li><a href="/desk">Prüfplatz des Katasteramts</a>: offene Prüfungen</li>
<li><a href="/desk/samples">Stichproben</a> bei Bestellungen ohne Begründung</li>
<li><a href="/postbox">Postfach</a>: Nachrichten an Kundinnen und Kunden</li>
<li><a href="/mailbox">E-Mails</a>: was das Portal per E-Mail gesendet hat</li>
<li><a href="/wmts?SERVICE=WMTS&amp;REQUEST=GetCapabilities">WMTS</a> und <a href="/wms?SERVICE=WMS&amp;VERSION=1.3.0&amp;REQUEST=GetCapabilities">WMS</a>: Kartendienste</li>
<li><a href="/cadastre/wfs?SERVICE=WFS&amp;REQUEST=GetCapabilities">WFS</a>: Flurstücke als „ALKIS vereinfacht“</li>
<li><a href="/cadastre/ogc">OGC API – Features</a>: Flurstücke und Adressen</li>
</ul>
<p><a href="${environment.portalUrl}/">Zum Portal</a></p>`,
    ),
  );

  await app.register(featuresPlugin(land));
  await app.register(wfsPlugin(land));
  await app.register(mapsPlugin(land));
  const drawings = drawOnThreads(land.options);
  await app.register(nasPlugin, { ...environment, land, drawings });
  await app.register(cadastrePlugin, {
    land,
    seal: await openSeal(environment.sealFolder, land.issuer.name),
    drawings,
    clientToken: environment.cadastreToken,
    accountingToken: environment.accountingToken,
    cadastrePassword: environment.cadastrePassword,
    accountingPassword: environment.accountingPassword,
    backendOrigin: environment.portalOrigin,
  });
  if (usesSaml(environment.state))
    await app.register((await import('./identity/saml/index.ts')).samlPlugin, environment);
  if (hasOrganisations(environment.state)) {
    const { organisationIdentityPlugin } = await import('./identity/organisation/index.ts');
    await app.register(organisationIdentityPlugin, environment);
  }
  await app.register(identityPlugin, environment);
  await app.register(paymentPlugin, environment);
  await app.register(xbezahldienstePlugin, environment);
  await app.register(deskPlugin, environment);
  await app.register(samplesPlugin, environment);
  const { ownershipMatchToken: token } = environment;
  if (token !== null) await app.register(ownershipPlugin, { land, token });
  const messages = new ReceivedMessages();
  const destination = destinationOf(environment.state);
  if (destination !== null) {
    const { fitConnectPlugin } = await import('./fit-connect/index.ts');
    await app.register(fitConnectPlugin, { ...environment, destination, messages });
  }
  await app.register(postboxPlugin, { ...environment, messages });
  await app.register(mailboxPlugin, { mails });
  return app;
}
