import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FitConnectSettings } from '../../apps/backend/src/config/postbox-file.ts';
import type { SubmissionStore } from '../../apps/backend/src/ports/fit-connect/index.ts';
import type { PostboxMessage } from '../../apps/backend/src/ports/postbox.ts';
import { PEOPLE, postboxOf } from '../../apps/sandbox/src/identity/people.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { STATES } from '../support/state-pack.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The destination of the pack. */
const DESTINATION = '6d8f2b0a-1c1e-4a5b-9d3f-2f7c5e1a9b40';

const API = '/fit-connect/submission-api/v2';

/** The calls of FIT-Connect at the sandbox, for doubles. */
export const CALLS = {
  token: 'POST /fit-connect/token',
  keys: `GET /fit-connect/destination-api/v2/destinations/${DESTINATION}/keys +`,
  announce: `POST ${API}/submissions +`,
  upload: `PUT ${API}/submissions/{id}/attachments/{id} +`,
  submit: `PUT ${API}/submissions/{id} +`,
  events: `GET ${API}/submissions/{id}/events +`,
  serviceKeys: 'GET /fit-connect/submission-api/.well-known/jwks.json',
} as const;

const [owner] = PEOPLE;
if (!owner) throw new Error('There are no people.');
/** A postbox that exists. */
export const MAILBOX = postboxOf(owner);

/** Starts a sandbox with FIT-Connect, and a key for the portal that its postbox knows. */
export async function startFitConnect() {
  const folder = temporaryFolder('fit-connect');
  const portal = 'http://localhost:9';
  const sandbox = await startSandbox(portal, join(STATES, 'nordermarsch'), folder.path);
  return {
    origin: sandbox.environment.origin,
    folder: folder.path,
    settingsAt: (address: string): FitConnectSettings => ({
      tokenUrl: `${address}/fit-connect/token`,
      submissionUrl: `${address}/fit-connect/submission-api`,
      destinationUrl: `${address}/fit-connect/destination-api`,
      clientId: 'portal',
      clientSecret: 'postbox-token',
      destination: DESTINATION,
      keysFile: join(folder.path, 'postbox/portal.pem'),
      service: 'Auszüge',
      attachments: { count: 2, megabytes: 1 },
    }),
    close: async (): Promise<void> => {
      await sandbox.app.close();
      folder[Symbol.dispose]();
    },
  };
}

/** FIT-Connect of a sandbox. */
export type FitConnectSandbox = Awaited<ReturnType<typeof startFitConnect>>;

type Stored = NonNullable<Awaited<ReturnType<SubmissionStore['find']>>>;

/** As the table: one submission for each key. */
export function memoryStore() {
  const rows = new Map<string, Stored>();
  const store: SubmissionStore = {
    find: async (key) => rows.get(key) ?? null,
    add: async (key, _orderNumber, submission) => {
      rows.set(key, rows.get(key) ?? submission);
      return rows.get(key) ?? submission;
    },
    addTag: async (key, tag) => {
      const row = rows.get(key);
      if (row) rows.set(key, { ...row, dataTags: [...row.dataTags, tag] });
    },
    remove: async (key) => void rows.delete(key),
  };
  return { rows, store };
}

/** A message to a postbox that exists; another one for each call. */
export function newMessage(): PostboxMessage {
  const id = randomUUID();
  return {
    messageId: `ready-${id}`,
    recipientId: 'customer',
    mailbox: MAILBOX,
    applicationId: randomUUID(),
    orderNumber: id,
    language: 'de',
    sender: { name: 'Amt für Kataster', email: 'kataster@example.org' },
    subject: `Ihr Auszug zum Auftrag ${id} ist fertig`,
    text: 'Guten Tag Jürgen Groß, Ihr Auszug ist da.',
    html: '',
    level: 4,
    files: [],
    createdAt: '2026-11-26T10:00:00Z',
  };
}
