import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A minimal SMTP server (RFC 5321) on this computer. @param options whether the first recipient is refused for now (451) */
export function startMailServer(options: { readonly refuseFirst?: boolean } = {}) {
  const commands: string[] = [];
  const mails: string[] = [];
  let refuse = options.refuseFirst ?? false;
  const handleConnection = (socket: Socket): void => {
    let data: string[] | null = null;
    let rest = '';
    const handleLine = (line: string): void => {
      if (data) {
        if (line !== '.') {
          data.push(line.startsWith('.') ? line.slice(1) : line);
          return;
        }
        mails.push(data.join('\n'));
        data = null;
        socket.write('250 queued\r\n');
        return;
      }
      commands.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') socket.write('250-mail.example\r\n250 SIZE 10000000\r\n');
      else if (verb === 'RCPT' && refuse) {
        refuse = false;
        socket.write('451 try later\r\n');
      } else if (verb === 'DATA') {
        data = [];
        socket.write('354 Start mail input\r\n');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = `${rest}${piece}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) handleLine(line);
    });
    socket.write('220 mail.example\r\n');
  };
  const server: Server = createServer(handleConnection);
  return {
    /** The commands of clients, as lines. */
    commands,
    /** The source text of each mail. */
    mails,
    /** @returns the address, as in `SMTP_URL` */
    listen: async (): Promise<string> => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A part of a mail: its encoding and its content (RFC 2045). */
const PART = /^Content-Transfer-Encoding: (base64|quoted-printable)\n\n([^]*)/m;

const fromQuotedPrintable = (text: string): string =>
  decodeURIComponent(
    text
      .replaceAll('=\n', '')
      .replaceAll('%', '=25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  );

/** The texts of a mail's parts, decoded. A line of a text may begin with two hyphens, so that only the whole boundary ends a part. */
export function readParts(mail = ''): readonly string[] {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
  if (boundary === undefined) return [];
  return mail.split(`\n--${boundary}`).flatMap((part) => {
    const [, encoding, body] = PART.exec(part) ?? [];
    if (body === undefined) return [];
    return encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : fromQuotedPrintable(body);
  });
}
