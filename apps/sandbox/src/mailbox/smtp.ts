import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { ReceivedMails } from './mails.ts';

/** Larger mails are refused, in bytes. */
const MAX_BYTES = 5_000_000;

/**
 * Starts a mail server (RFC 5321) that stores each mail and passes none on. It needs no password and no TLS, because it listens on this machine only.
 *
 * @throws Error when the port is in use
 */
export async function startMailServer(
  port: number,
  host: string,
  mails: ReceivedMails,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      await mails.add(await buffer(stream), to, new Date());
    }),
  });
  // A connection that breaks ends this connection only.
  server.on('error', () => undefined);
  await once(server.listen(port, host), 'listening');
  return server;
}
