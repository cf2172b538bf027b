import { createLand } from '@portal/demo-cadastre/land';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPerson } from '../identity/people.ts';
import { ownershipPlugin } from './index.ts';

/** Entered are the same people, whatever the size of the land. */
const land = createLand({ parcels: 600 });
const PARCEL = '12065300300004______';
/** Of a namesake, who was born later. */
const OF_NAMESAKE = '12065300300007______';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(ownershipPlugin, { land, token: 'token' });
});
afterAll(() => app.close());

/** The question about a person of the identity service. */
function question(sub: string, parcelId: string) {
  const claims = findPerson(sub)?.claims;
  return {
    parcelId,
    person: {
      firstName: claims?.given_name ?? '',
      lastName: claims?.family_name ?? '',
      birthDate: claims?.birthdate ?? '',
      address: {
        street: claims?.address?.street_address ?? '',
        zipCode: claims?.address?.postal_code ?? '',
        city: claims?.address?.locality ?? '',
        country: claims?.address?.country ?? '',
      },
    },
  };
}

const ask = (payload: object, token = 'token') =>
  app.inject({
    method: 'POST',
    url: '/ownership/api/matches',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

describe('the register of the sandbox (OWN-1)', () => {
  it.each([
    ['lukas-eschenlohe', PARCEL, 'MATCH'],
    ['lukas-eschenlohe', OF_NAMESAKE, 'NO_MATCH'],
    ['erika-mustermann', PARCEL, 'NO_MATCH'],
    ['lukas-eschenlohe', '12065300399999______', 'NO_MATCH'],
  ])('answers about %s and %s: %s, and nothing else', async (sub, parcelId, result) => {
    expect((await ask(question(sub, parcelId))).json()).toEqual({ result });
  });

  it('finds the same owner in a land of the size of the demonstration', () => {
    const { register } = createLand({ parcels: 3000 }).parcel(PARCEL) ?? {};
    expect(register).toMatchObject(land.parcel(PARCEL)?.register ?? {});
  });

  it('refuses questions without the credential, and with another shape', async () => {
    expect((await ask(question('lukas-eschenlohe', PARCEL), 'wrong')).statusCode).toBe(401);
    const whole = question('lukas-eschenlohe', PARCEL);
    for (const wrong of [{}, { ...whole, more: 1 }, { ...whole, parcelId: 'x' }]) {
      expect((await ask(wrong)).statusCode).toBe(400);
    }
  });
});
