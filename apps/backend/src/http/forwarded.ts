import type { FastifyInstance, FastifyRequest } from 'fastify';
import parseForwarded from 'forwarded-parse';
import { isIP } from 'node:net';

/** The header in which the proxy names the address of the browser: the portal believes one of them only. */
export const FORWARDED_HEADERS = ['X-Forwarded-For', 'Forwarded'] as const;

/** One of them. */
export type ForwardedHeader = (typeof FORWARDED_HEADERS)[number];

/** In place of a name that is no address: `unknown` or one that the proxy has made up (RFC 7239, 6.3); they count as one. */
const NO_ADDRESS = 'unknown';

/** The address of a node without its port, which is another one for each connection. */
function addressOf(node: string): string {
  const [, inBrackets, beforePort] =
    /^"?(?:\[([^\]]+)\](?::\w+)?|([^:]+):\w+)"?$/.exec(node.trim()) ?? [];
  const address = inBrackets ?? beforePort ?? node.trim();
  return isIP(address) === 0 ? NO_ADDRESS : address.toLowerCase();
}

/** The nodes of `Forwarded` from the browser to the last proxy, and the host that the browser requested. */
function readForwarded(header: string): { readonly nodes: string[]; readonly host?: string } {
  try {
    const elements = parseForwarded(header);
    const host = elements.findLast((one) => one.host !== undefined)?.host;
    return {
      nodes: elements.map((one) => one.for ?? NO_ADDRESS),
      ...(host !== undefined && { host }),
    };
  } catch {
    return { nodes: [NO_ADDRESS] };
  }
}

/**
 * Leaves one form of what proxies add, which everything after it reads: addresses without ports in `X-Forwarded-For`. The other header
 * is not read, because a proxy passes it on from anybody. A proxy that sends the other one is named in the log, once (IN-5).
 */
export function readForwardedHeader(app: FastifyInstance, form: ForwardedHeader): void {
  const other = form === 'Forwarded' ? 'X-Forwarded-For' : 'Forwarded';
  let isNamed = false;
  const nameOther = (request: FastifyRequest): void => {
    const { headers } = request.raw;
    headers['x-forwarded-for'] = NO_ADDRESS;
    // Anybody can send such a header; only that of a trusted proxy says something about the setting.
    const isFromProxy = request.ip === NO_ADDRESS;
    delete headers['x-forwarded-for'];
    if (!isFromProxy) return;
    isNamed = true;
    request.log.warn(
      { expected: form, received: other },
      'TRUST_PROXY_HEADER names a header that the proxy does not send',
    );
  };
  app.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const given = headers[form === 'Forwarded' ? 'forwarded' : 'x-forwarded-for'];
    const otherGiven = headers[form === 'Forwarded' ? 'x-forwarded-for' : 'forwarded'];
    if (form === 'Forwarded') {
      delete headers['x-forwarded-for'];
      delete headers['x-forwarded-host'];
    }
    if (given === undefined) {
      if (otherGiven !== undefined && !isNamed) nameOther(request);
      return;
    }
    const text = String(given);
    const { nodes, host } =
      form === 'Forwarded' ? readForwarded(text) : { nodes: text.split(','), host: undefined };
    headers['x-forwarded-for'] = nodes.map(addressOf).join(', ');
    if (host !== undefined) headers['x-forwarded-host'] = host;
  });
}
