import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ExternalSystemError } from '../errors.ts';
import { allowedAddresses, isLoopback } from './public-address.ts';

/** Time for a whole request in ms. */
const TIMEOUT_MS = 10_000;

/** Sends requests to addresses that organisations have named (ORG-4). */
export interface WebhookPort {
  /** Whether requests are sent to an address: https, and no network that is neither public nor configured. A name is looked up when a request is sent. */
  accepts(url: string): boolean;
  /**
   * Posts JSON. Redirects are not followed, and the answer is not read.
   *
   * @returns the status of the answer
   * @throws ExternalSystemError when there is none; the message names no address
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>;
}

/** The host of an address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/[[\]]/g, '');

const isLocalHost = (host: string): boolean => host === 'localhost' || isLoopback(host);

/**
 * @param networks what else than the public internet is allowed; only with `loopback` in it, this machine is, also without TLS
 */
export function webhookPort(networks: readonly string[]): WebhookPort {
  const isAllowed = allowedAddresses(networks);
  /** Looks a name up, and fails unless every address is allowed: the connection uses one of those that were checked. */
  const checkedLookup: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return done(new Error('The address is not allowed.'), '');
      }
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
  const accepts = (text: string): boolean => {
    const url = URL.parse(text);
    if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false;
    const host = hostOf(url);
    const isSecure = url.protocol === 'https:';
    const isLocal = isLocalHost(host) && isAllowed('127.0.0.1');
    if (!isSecure && !(url.protocol === 'http:' && isLocal)) return false;
    return isIP(host) === 0 ? !isLocalHost(host) || isLocal : isAllowed(host);
  };
  return {
    accepts,
    post: (text, headers, body) =>
      new Promise((resolve, reject) => {
        const fail = (reason: string): void =>
          reject(new ExternalSystemError(`The webhook does not answer: ${reason}`));
        // The settings may have changed since the address was stored.
        if (!accepts(text)) {
          fail('not allowed');
          return;
        }
        const url = new URL(text);
        const send = url.protocol === 'https:' ? requestSecure : requestPlain;
        const sent = send(url, {
          method: 'POST',
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'portal-webhook',
          },
          lookup: checkedLookup,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          agent: false,
        });
        sent.on('error', (error) => fail(error.name));
        sent.on('response', (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        });
        sent.end(body);
      }),
  };
}
