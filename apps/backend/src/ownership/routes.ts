import type { Core } from '../core.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { httpOwnership } from '../ports/ownership.ts';
import { ownershipCheck } from './check-ownership.ts';

/** The handler of the question whether the customer is entered as the owner (OWN-1). */
export function ownershipHandlers(
  core: Pick<Core, 'catalogue' | 'database' | 'environment' | 'log' | 'now'>,
): Handlers<'checkOwnership'> {
  const { ownershipMatch, ownershipAnswerMs } = core.environment;
  const check = ownershipCheck({
    ...core,
    register: ownershipMatch && httpOwnership(ownershipMatch),
    answerMs: ownershipAnswerMs,
  });
  return {
    checkOwnership: async (call) => ({ isEntered: await check(sessionOf(call), call.body) }),
  };
}
