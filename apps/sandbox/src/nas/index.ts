import { decodeText } from '@portal/names/decode';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Drawings } from '@portal/demo-cadastre/extracts';
import type { Land } from '@portal/demo-cadastre/land';
import { NasError, readNas } from './read-nas.ts';

/** Options of the ALKIS system. */
interface NasOptions {
  readonly land: Land;
  readonly drawings: Drawings;
  /** Password of the user `portal`. */
  readonly cadastreToken: string;
}

const PATH = '/alkis/nas';

/** Life of a session in ms. */
const SESSION_MS = 600_000;

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const error = (reply: FastifyReply, sentence: string) =>
  reply
    .type('text/xml; charset=utf-8')
    .send(`<?xml version="1.0"?><Fehler><Meldung>${xml(sentence)}</Meldung></Fehler>`);

/** The fields of a form, whatever its encoding; a file is its text. */
async function fieldsOf(body: unknown, type: string): Promise<ReadonlyMap<string, string>> {
  if (!Buffer.isBuffer(body)) {
    return new Map(Object.entries(Object(body)).map(([key, value]) => [key, String(value)]));
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const fields = new Map<string, string>();
  for (const [key, value] of form) {
    fields.set(
      key,
      typeof value === 'string' ? value : decodeText(new Uint8Array(await value.arrayBuffer())),
    );
  }
  return fields;
}

/**
 * An ALKIS system with a synchronous NAS interface at `/alkis/nas` (REAL-8): a login answers with a session, an order with its document
 * as PDF or as NAS file, and what cannot be ordered with an XML error.
 */
export async function nasPlugin(app: FastifyInstance, options: NasOptions): Promise<void> {
  const { land, drawings } = options;
  const crs = `urn:adv:crs:ETRS89_UTM${land.crs.slice(-2)}`;
  const sessions = new Map<string, number>();
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(PATH, async (request, reply) => {
    const form = await fieldsOf(request.body, request.headers['content-type'] ?? '');
    if (form.get('cmd') === 'login') {
      const isKnown =
        form.get('j_username') === 'portal' && form.get('j_password') === options.cadastreToken;
      if (!isKnown) return error(reply, 'Benutzer oder Passwort ist falsch.');
      const session = randomBytes(16).toString('hex').toUpperCase();
      sessions.set(session, Date.now() + SESSION_MS);
      return reply
        .type('text/xml; charset=utf-8')
        .send(`<?xml version="1.0"?><Login><JSESSIONID>${session}</JSESSIONID></Login>`);
    }
    if (form.get('cmd') !== 'ausfuehren') return error(reply, 'Das Kommando ist unbekannt.');
    if ((sessions.get(form.get('jsessionid') ?? '') ?? 0) < Date.now()) {
      return error(reply, 'Die Sitzung ist abgelaufen.');
    }
    try {
      const { reference, isNas, ...position } = readNas(form.get('nasfile') ?? '', crs);
      const { parcelId, furtherParcelIds = [] } = position;
      const missing = [parcelId, ...furtherParcelIds].find((id) => !land.parcel(id));
      if (missing !== undefined) {
        return await error(reply, `Das Flurstück ${missing} ist nicht vorhanden.`);
      }
      const order = {
        orderNumber: reference,
        orderedAt: new Date().toISOString(),
        positions: [position],
        verification: null,
      };
      if (isNas) {
        const extent = position.fileExtent ?? 'PARCELS';
        const data = { format: 'NAS', extent, order, position } as const;
        const packed = await drawings.draw({ kind: 'data', ...data });
        return await reply.type('application/gzip').send(Buffer.from(packed));
      }
      const file = await drawings.draw({ kind: 'extract', order });
      return await reply.type('application/pdf').send(Buffer.from(file));
    } catch (fault) {
      if (fault instanceof NasError) return error(reply, fault.message);
      throw fault;
    }
  });
}
