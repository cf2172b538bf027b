import { Writable } from 'node:stream';
import type { OwnershipQuestion } from '@portal/api';
import type { Profile } from '../session/profile.ts';
import { type RegisterBehaviour, startOwnershipRegister } from './ownership-register.ts';
import { ownerPosition } from './small-cadastre.ts';
import { openTestApp, person, type TestApp } from './test-app.ts';

/** Time for an answer, in ms: long enough that a difference is one of the program, and not of the machine. */
export const ANSWER_MS = 600;

/** The position that owners order. */
export const OWNER = ownerPosition();

/** What the register does, by the first name of the person. */
const BEHAVIOUR: Readonly<Record<string, RegisterBehaviour>> = {
  Owner: { result: 'MATCH' },
  Stranger: { result: 'NO_MATCH' },
  Namesake: { result: 'UNCLEAR', delayMs: 250 },
  Late: { result: 'MATCH', delayMs: ANSWER_MS },
  Silent: { isSilent: true },
  Down: { status: 503 },
  Odd: { result: 'PERHAPS' },
};

/** A person with high trust whose date of birth is known. */
export const someone = (
  firstName: keyof typeof BEHAVIOUR,
  subject: string,
  change: Partial<Profile> = {},
): Profile => ({ ...person(subject), firstName, birthDate: '1964-08-12', ...change });

/** A person who is logged in. */
export type Client = Awaited<ReturnType<TestApp['login']>>;

/** Asks whether the person is entered. */
export const ask = (client: Client, change: Partial<OwnershipQuestion> = {}) =>
  client({
    method: 'POST',
    url: '/api/authenticated-customer/ownership/check',
    body: { productId: OWNER.productId, parcelIds: [OWNER.parcelId], ...change },
  });

/** The same. @returns whether the register has confirmed it */
export const isEntered = async (client: Client, change: Partial<OwnershipQuestion> = {}) =>
  (await ask(client, change)).json<{ isEntered: boolean }>().isEntered;

/** A portal with a register of owners (OWN-1). */
export async function openOwnershipScenario() {
  const lines: string[] = [];
  const logs = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const register = await startOwnershipRegister((firstName) => BEHAVIOUR[firstName] ?? {});
  const testApp = await openTestApp({
    logs,
    env: {
      OWNERSHIP_MATCH_URL: register.url,
      OWNERSHIP_MATCH_TOKEN: 'register-token',
      OWNERSHIP_ANSWER_MS: String(ANSWER_MS),
    },
  });
  return {
    testApp,
    register,
    /** The log. */
    lines,
    close: async () => {
      await testApp.close();
      await register.close();
    },
  };
}
