import { isIP } from 'node:net';
import { check, description, picklist, pipe, string, transform } from 'valibot';

const parse = (value: string): URL | null => URL.parse(value);
const items = (value: string): string[] => value.split(',').filter(Boolean);
const isOrigin = (value: string): boolean => parse(value)?.origin === value;

/** A text; the message of every schema continues the name of the variable. */
export const text = (about: string) => pipe(string('is not set.'), description(about));

/** An http(s) address without slashes at its end. */
export const address = (about: string) =>
  pipe(
    string('is not set.'),
    check(
      (value) => ['http:', 'https:'].includes(parse(value)?.protocol ?? ''),
      ({ input }) => `is not an http(s) address: ${input}`,
    ),
    transform((value) => value.replace(/\/+$/, '')),
    description(about),
  );

/** Scheme, host and port. */
export const origin = (about: string) =>
  pipe(
    address(about),
    check(isOrigin, ({ input }) => `is not an origin such as https://portal.example: ${input}`),
    description(about),
  );

/** A path of an address, without slash at its end. */
export const path = (about: string) =>
  pipe(
    string(),
    check(
      (value) => /^(?:\/[\w.~-]+)+\/?$/.test(value),
      ({ input }) => `is not a path such as /kataster: ${input}`,
    ),
    transform((value) => value.replace(/\/$/, '')),
    description(about),
  );

/** Origins, comma-separated. */
export const originList = (about: string) =>
  pipe(
    string(),
    transform(items),
    check(
      (origins) => origins.every(isOrigin),
      ({ input }) => `is not a list of origins such as https://portal.example: ${input.join(',')}`,
    ),
    description(about),
  );

/** A whole number, by default from 1. */
export const wholeNumber = (about: string, max: number, min = 1) =>
  pipe(
    string(),
    check(
      (value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max,
      ({ input }) => `is not a whole number from ${min} to ${max}: ${input}`,
    ),
    transform(Number),
    description(about),
  );

/** A number of hours, also negative or with a fraction. */
export const hours = (about: string) =>
  pipe(
    string(),
    transform((value) => Number(value)),
    check((value) => Number.isFinite(value), 'is not a number of hours.'),
    description(about),
  );

/** The address of a mail server. */
export const mailServer = (about: string) =>
  pipe(
    string(),
    check(
      (value) => ['smtp:', 'smtps:'].includes(parse(value)?.protocol ?? ''),
      'is not an address such as smtp://user:password@mail.example:587.',
    ),
    description(about),
  );

/** The address of a scanner of files: a host, or for `clamd` the path of a socket. */
export const scanner = (about: string) =>
  pipe(
    string(),
    check(
      (value) =>
        /^(?:icap:\/\/[^/?#@]+\/.|clamd:\/\/(?:[^/?#@]+\/?$|\/.))/.test(value) &&
        URL.canParse(value),
      ({ input }) =>
        `is not an address such as clamd://scanner.example:3310, clamd:///run/clamav/clamd.ctl or icap://scanner.example:1344/avscan: ${input}`,
    ),
    description(about),
  );

const isNetwork = (value: string): boolean => {
  const [ip = '', bits, ...more] = value.split('/');
  const size = isIP(ip) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size);
  return isIP(ip) !== 0 && isRange && more.length === 0;
};

/** Addresses or networks, comma-separated. */
export const proxies = (about: string) =>
  pipe(
    string(),
    transform(items),
    check(
      (all) => all.every((one) => ['loopback', 'uniquelocal'].includes(one) || isNetwork(one)),
      ({ input }) => `is not a list of addresses or networks: ${input.join(',')}`,
    ),
    description(about),
  );

/** One of several values. */
export const oneOf = <const Values extends readonly string[]>(about: string, values: Values) =>
  pipe(
    picklist(values, ({ input }) => `is not one of ${values.join(', ')}: ${String(input)}`),
    description(about),
  );
