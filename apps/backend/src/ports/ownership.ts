import type { PostalAddress } from '@portal/api';
import { object, picklist, safeParse } from 'valibot';
import { ExternalSystemError } from '../errors.ts';
import { callJson } from './http.ts';

/** What the register of owners is asked (OWN-1): the facts that the identity service has stated, and a parcel. */
export interface OwnershipQuestion {
  readonly parcelId: string;
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    /** Such as `1964-08-12`. */
    readonly birthDate: string;
    readonly address: PostalAddress;
  };
}

/** Whether the person is entered as an owner: `UNCLEAR` where the register cannot tell for certain. */
export type OwnershipResult = 'MATCH' | 'NO_MATCH' | 'UNCLEAR';

/** The register that knows who is entered as the owner of a parcel (OWN-1). */
export interface OwnershipPort {
  /** @throws ExternalSystemError, also when there is no answer within `timeoutMs` */
  match(question: OwnershipQuestion, timeoutMs: number): Promise<OwnershipResult>;
}

const ANSWER = object({ result: picklist(['MATCH', 'NO_MATCH', 'UNCLEAR']) });

/** The register over HTTP. */
export const httpOwnership = ({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): OwnershipPort => ({
  match: async (question, timeoutMs) => {
    const address = `${url}/ownership/api/matches`;
    const answer = safeParse(ANSWER, await callJson(address, token, { body: question, timeoutMs }));
    // The answer itself is in no log: it says something about a person and a parcel.
    if (!answer.success) throw new ExternalSystemError('The register sent no result.');
    return answer.output.result;
  },
});
