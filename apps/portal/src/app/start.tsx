import type { ReactElement } from 'react';
import { isLanguage, LANGUAGE_KEY } from '../i18n/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { loadPageOf } from './page-components.ts';
import { localStore } from '../browser/storage.ts';
import { readLoginProblem } from '../state/session/login-problem.ts';
import { App } from './App.tsx';
import { createPortalClient, createServices } from './create-services.ts';
import type { ServiceOverrides } from './create-services.ts';
import type { Services } from '../services/services.ts';

/** Tells what went wrong with a login and takes it out of the address (APP-7). */
function showLoginProblem({ notifications }: Services): void {
  const problem = readLoginProblem(window.location.href);
  if (!problem) return;
  window.history.replaceState(window.history.state, '', problem.address);
  notifications.show({
    id: 'login',
    severity: 'danger',
    message: problem.message,
    timeoutMs: null,
  });
}

/**
 * Fetches the configuration and makes the services. Who is logged in is asked meanwhile and waited for by nobody but
 * the pages that need it.
 *
 * @throws when the configuration cannot be loaded
 */
export async function startServices(surroundings?: ServiceOverrides): Promise<Services> {
  const unauthorized: { tell: () => void } = { tell: () => undefined };
  const client = createPortalClient(() => unauthorized.tell(), surroundings);
  const services = createServices(client, await client.getConfiguration(), surroundings);
  unauthorized.tell = services.session.unauthorized;
  void services.session.refresh();
  showLoginProblem(services);
  return services;
}

/** Without the page's file the frame alone is shown, with a word about waiting; but not for the blink of an eye. */
const PAGE_FILE_WAIT_MS = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Brings together what the first page needs: services, messages and the page's file, asked for at the same time.
 *
 * @throws when the configuration or the messages cannot be loaded
 */
export async function start(): Promise<ReactElement> {
  const page = Promise.race([loadPageOf(window.location.hash), pause(PAGE_FILE_WAIT_MS)]);
  const kept = localStore.read(LANGUAGE_KEY);
  const likely = loadMessages(isLanguage(kept) ? kept : 'de');
  const [services] = await Promise.all([startServices(), likely, page]);
  const messages = await loadMessages(services.language.get());
  return <App services={services} messages={messages} />;
}
