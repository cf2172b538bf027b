import type { MessageId } from '../i18n/messages.ts';
import type { Services } from '../services/services.ts';
import { readLoginProblem } from '../stores/session/login-problem.ts';

/** Problems that are over once the person logs in from the same page (IN-4). */
const BEGIN_HERE: ReadonlySet<MessageId> = new Set(['login.otherBrowser', 'login.ended']);

/** Shows why a login failed and removes the reason from the address (APP-7). */
export function showLoginProblem({ client, notifications }: Services): void {
  const problem = readLoginProblem(window.location.href);
  if (!problem) return;
  window.history.replaceState(window.history.state, '', problem.address);
  notifications.show({
    id: 'login',
    tone: problem.message === 'login.cancelled' ? 'info' : 'danger',
    message: problem.message,
    list: problem.list,
    ...(BEGIN_HERE.has(problem.message) && {
      action: {
        label: 'login.beginHere',
        run: () => window.location.assign(client.authenticateUrl(window.location.href)),
      },
    }),
  });
}
