import type { ReactElement } from 'react';
import { LANGUAGE_KEY } from '../i18n/language.ts';
import { isBuiltIn, loadBuiltIn } from '../i18n/messages.ts';
import type { TextPart } from '../i18n/text-parts.ts';
import { textsOf } from '../routes/page-table.ts';
import { loadPage, pageOf, prepareFirstPage } from './page-components.ts';
import { rememberLeaving } from '../browser/returning.ts';
import { localStore } from '../browser/storage.ts';
import { browserLog } from '../browser/log.ts';
import { App } from './App.tsx';
import { createPortalClient, createServices } from './create-services.ts';
import type { ServiceOverrides } from './create-services.ts';
import type { Services } from '../services/services.ts';

/** Shows why a login failed; in a file of its own, as few visits have a reason in their address (APP-7). */
async function showLoginProblem(services: Services): Promise<void> {
  if (!window.location.href.includes('authException')) return;
  const problems = await import('./show-login-problem.ts');
  problems.showLoginProblem(services);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Longest wait for the session before the shell is rendered as for a guest: name and links of a person who is logged in
 * would move the header and the page below it.
 */
const SESSION_WAIT_MS = 500;

/**
 * Loads the configuration and creates the services. The session is loaded at the same time; a page that needs it waits
 * for it longer than {@link SESSION_WAIT_MS}.
 *
 * @throws when the configuration cannot be loaded
 */
export async function startServices(overrides?: ServiceOverrides): Promise<Services> {
  const known: { session?: Services['session'] } = {};
  const client = createPortalClient(() => known.session, overrides);
  const services = createServices(client, await client.call('getConfiguration', {}), overrides);
  known.session = services.session;
  await showLoginProblem(services);
  await Promise.race([services.session.refresh(), pause(SESSION_WAIT_MS)]);
  return services;
}

/**
 * Longest wait for the page's file before the shell is rendered with a loading text; avoids a text that flashes
 * briefly.
 */
const PAGE_FILE_WAIT_MS = 1500;

/**
 * Longest wait for the data of the page, which are requested before the scripts: rendering a loading text first would
 * take a slow phone as long as the page itself.
 */
const PAGE_DATA_WAIT_MS = 500;

/** Loads texts of the chosen language; German ones if the backend does not return those of another language. */
async function loadFirstTexts(
  { language, texts }: Services,
  parts: readonly TextPart[],
): Promise<void> {
  try {
    await texts.need(parts);
  } catch (error) {
    browserLog('The texts could not be loaded', error);
    language.set('de');
    await texts.show('de');
    await texts.need(parts);
  }
}

/**
 * Loads what the first page needs at the same time: services, messages and the page's file; then the page's data.
 *
 * @throws when the configuration or the messages cannot be loaded
 */
export async function start(): Promise<ReactElement> {
  rememberLeaving();
  const name = pageOf(window.location.hash);
  const page = Promise.race([loadPage(name), pause(PAGE_FILE_WAIT_MS)]);
  const parts = textsOf(name);
  const stored = localStore.read(LANGUAGE_KEY) ?? 'de';
  // Those of another language are requested by the early script.
  const likely = isBuiltIn(stored) ? loadBuiltIn(stored, parts) : undefined;
  const [services] = await Promise.all([startServices(), likely, page]);
  await Promise.all([
    loadFirstTexts(services, parts),
    // The person may have changed the address meanwhile.
    prepareFirstPage(services, window.location.hash, PAGE_DATA_WAIT_MS),
  ]);
  return <App services={services} />;
}
