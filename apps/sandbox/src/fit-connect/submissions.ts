import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { ServiceKey } from './keys.ts';

/** A submission, from its announcement on. */
export interface Submission {
  readonly submissionId: string;
  readonly caseId: string;
  readonly identifier: string;
  readonly announced: readonly string[];
  /** JWEs by the id of the attachment. */
  readonly attachments: Map<string, string>;
  /** JWEs; null until it is submitted. */
  content: { readonly encryptedMetadata: string; readonly encryptedData: string } | null;
  /** Signed events, the oldest first. */
  readonly events: string[];
}

/** Who signs an event. */
export interface Teller {
  /** Address of the service, or id of the destination. */
  readonly issuer: string;
  readonly key: ServiceKey;
}

/** How many submissions are stored; older ones are dropped. */
const MAX_SUBMISSIONS = 2000;

const tagOf = (jwe: string): string => jwe.split('.').at(-1) ?? '';

/** The authentication tags of a submission, which name what it holds. */
export const tagsOf = ({ content, attachments }: Submission): object => ({
  authenticationTags: {
    metadata: tagOf(content?.encryptedMetadata ?? ''),
    data: tagOf(content?.encryptedData ?? ''),
    attachments: Object.fromEntries([...attachments].map(([id, jwe]) => [id, tagOf(jwe)])),
  },
});

/** Adds an event to the log of a submission: a security event token (RFC 8417). */
export async function addEvent(
  submission: Submission,
  { issuer, key }: Teller,
  name: string,
  details: object = {},
): Promise<void> {
  const token = await new SignJWT({
    $schema: 'https://schema.fitko.de/fit-connect/set-payload/1.2.2/set-payload.schema.json',
    txn: `case:${submission.caseId}`,
    events: { [`https://schema.fitko.de/fit-connect/events/${name}`]: details },
  })
    .setProtectedHeader({ typ: 'secevent+jwt', alg: 'PS512', kid: key.published.kid })
    .setIssuer(issuer)
    .setSubject(`submission:${submission.submissionId}`)
    .setJti(randomUUID())
    .setIssuedAt()
    .sign(key.privateKey);
  submission.events.push(token);
}

/** All submissions, in memory. */
export class Submissions {
  readonly #byId = new Map<string, Submission>();

  announce(identifier: string, announced: readonly string[]): Submission {
    const submission: Submission = {
      submissionId: randomUUID(),
      caseId: randomUUID(),
      identifier,
      announced,
      attachments: new Map(),
      content: null,
      events: [],
    };
    this.#byId.set(submission.submissionId, submission);
    const oldest = this.#byId.size > MAX_SUBMISSIONS ? this.#byId.keys().next().value : undefined;
    if (oldest) this.#byId.delete(oldest);
    return submission;
  }

  find(id: string): Submission | undefined {
    return this.#byId.get(id);
  }
}
