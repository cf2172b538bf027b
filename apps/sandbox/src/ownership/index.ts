import type { Land } from '@portal/demo-cadastre/land';
import { sheetsOf } from '@portal/demo-cadastre/land';
import type { FastifyInstance } from 'fastify';
import { maxLength, pipe, regex, strictObject, string } from 'valibot';
import { BodyError, hasBearerToken, readBody, sendProblem } from '../http/index.ts';
import { matchOwners } from './match.ts';

function text(max: number) {
  const message = `a text of at most ${max} characters is needed`;
  return pipe(string(message), maxLength(max, message));
}

const QUESTION = strictObject(
  {
    parcelId: pipe(text(20), regex(/^[0-9_]+$/, 'an id of a parcel is needed')),
    person: strictObject(
      {
        firstName: text(200),
        lastName: text(200),
        birthDate: pipe(text(10), regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is needed')),
        address: strictObject(
          { street: text(200), zipCode: text(20), city: text(200), country: text(100) },
          'an object is needed',
        ),
      },
      'an object is needed',
    ),
  },
  'an object is needed',
);

/** The register of owners (OWN-1): says whether a person is entered, and nothing else; it keeps no question. */
export async function ownershipPlugin(
  app: FastifyInstance,
  { land, token }: { readonly land: Land; readonly token: string },
) {
  app.post('/ownership/api/matches', async (request, reply) => {
    if (!hasBearerToken(request, token)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    try {
      const { parcelId, person } = readBody(QUESTION, request.body);
      const register = land.parcel(parcelId)?.register;
      const owners = register
        ? sheetsOf(register).flatMap((sheet) => land.owners(register.districtId, sheet))
        : [];
      return { result: matchOwners(person, owners) };
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return sendProblem(reply, 400, 'Bad request', error.message);
    }
  });
}
