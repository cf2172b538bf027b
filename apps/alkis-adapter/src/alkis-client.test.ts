import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { alkisClient, OutageError } from './alkis-client.ts';
import { RefusedError } from './read-result.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const LOGIN = '<Login><JSESSIONID>S1</JSESSIONID></Login>';
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

/** An ALKIS system. @param answer sends the answer to an order, after that to the login */
async function clientOf(
  answer: (response: ServerResponse) => void,
  login = LOGIN,
  callMs = 60_000,
) {
  let requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    if (requests === 1) response.end(login);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const order = alkisClient({
    callMs,
    url: `http://127.0.0.1:${port}/nas`,
    user: 'portal',
    password: 'geheim',
    profile: 'ONLINE',
    crs: '25833',
    forms: {},
    nasForm: null,
  });
  return (nas: string, signal = AbortSignal.timeout(60_000)) =>
    order({ nas, isNas: false }, signal);
}

const padded = (text: string): string => `${text}${' '.repeat(100_000)}`;

describe('an answer of an ALKIS system (SAFE-1, SAFE-6)', () => {
  it('is an outage when its connection is cut', async () => {
    const order = await clientOf((response) => {
      response.write('%PDF-1.7');
      setImmediate(() => response.destroy());
    });
    await expect(order('<nas/>')).rejects.toThrow(OutageError);
  });

  it('is an outage when it does not come within the time of a call, or of its document', async () => {
    const slow = await clientOf(() => undefined, LOGIN, 200);
    await expect(slow('<nas/>')).rejects.toThrow(OutageError);
    server.closeAllConnections();
    server.close();
    const late = await clientOf(() => undefined);
    await expect(late('<nas/>', AbortSignal.timeout(200))).rejects.toThrow(OutageError);
  });

  it('logs in once for documents that are ordered at the same time', async () => {
    let answers = 0;
    const order = await clientOf((response) => {
      answers += 1;
      response.end('<Fehler><Meldung>Wartung.</Meldung></Fehler>');
    });
    const both = await Promise.allSettled([order('<nas/>'), order('<nas/>')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(answers).toBe(2);
  });

  it('says its sentence in the encoding that it declares (IN-1)', async () => {
    const sentence = '<Fehler><Meldung>Das Flurstück fehlt.</Meldung></Fehler>';
    const order = await clientOf((response) => {
      response.setHeader('content-type', 'text/xml; charset=ISO-8859-1');
      response.end(sentence, 'latin1');
    });
    await expect(order('<nas/>')).rejects.toThrow('Das Flurstück fehlt.');
    server.closeAllConnections();
    server.close();
    const undeclared = await clientOf((response) => void response.end(sentence, 'latin1'));
    await expect(undeclared('<nas/>')).rejects.toThrow(
      'is not UTF-8 and declares no other encoding',
    );
  });

  it.each([
    ['', 'a web page'],
    ['xref\nstartxref\n9\n', 'a web page with the end of a PDF'],
    ['1 0 obj\n<</Type /Catalog>>\nendobj\n', 'no page'],
  ])('is refused when there is %j in a PDF: %s', async (end) => {
    const page = `%PDF-1.7\n<html><body>Anmeldung</body></html>\n${end}%%EOF\n`;
    const order = await clientOf((response) => void response.end(page));
    await expect(order('<nas/>')).rejects.toThrow('a PDF that cannot be read');
  });

  it('is refused when it does not end, and not read any further', async () => {
    let sent = 0;
    const order = await clientOf((response) => {
      const more = (): void => {
        while (sent < 200 && !response.destroyed) {
          sent += 1;
          if (!response.write(MEGABYTE)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    await expect(order('<nas/>')).rejects.toThrow(/too large/);
    expect(sent).toBeLessThan(120);
  });

  it.each([
    ['an order', LOGIN, '<Fehler><Meldung>Wartung.</Meldung></Fehler>'],
    ['a login', '<Fehler><Meldung>Wartung.</Meldung></Fehler>', ''],
  ])('is read as XML only when it is as short as a sentence: %s', async (_name, login, xml) => {
    const order = await clientOf((response) => void response.end(xml), login);
    await expect(order('<nas/>')).rejects.toThrow('Wartung.');
    server.close();
    const isLogin = login !== LOGIN;
    const long = await clientOf(
      (response) => void response.end(padded(xml)),
      isLogin ? padded(login) : login,
    );
    const refusal = long('<nas/>');
    await expect(refusal).rejects.toThrow(RefusedError);
    await expect(refusal).rejects.toThrow('neither with a PDF');
  });
});
