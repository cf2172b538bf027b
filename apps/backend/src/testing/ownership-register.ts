import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the register of a test does with a question about a parcel. */
export interface RegisterBehaviour {
  readonly result?: string;
  /** Before the answer. */
  readonly delayMs?: number;
  readonly status?: number;
  /** Never answers. */
  readonly isSilent?: boolean;
}

interface AskedQuestion {
  readonly authorization: string | undefined;
  readonly parcelId: string;
  readonly person: { readonly firstName: string; readonly birthDate: string };
}

async function questionOf(request: IncomingMessage): Promise<AskedQuestion> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const { authorization } = request.headers;
  return { authorization, ...JSON.parse(Buffer.concat(pieces).toString()) };
}

/**
 * Starts a register of owners on a free local port (OWN-1).
 *
 * @param behave by the first name of the person who is asked about
 */
export async function startOwnershipRegister(behave: (firstName: string) => RegisterBehaviour) {
  const received: AskedQuestion[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const question = await questionOf(request);
      received.push(question);
      const { result, delayMs = 0, status = 200, isSilent } = behave(question.person.firstName);
      if (isSilent) return;
      await pause(delayMs);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
