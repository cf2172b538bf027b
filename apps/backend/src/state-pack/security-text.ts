import { NotDecodable } from '@portal/names/decode';
import { existsSync } from 'node:fs';
import type { Checked } from '../config/faults.ts';
import { readTextFile } from '../config/text-file.ts';

/** The file `security.txt` of a state pack: where to report a vulnerability (RFC 9116). */
export interface SecurityText {
  readonly content: Buffer;
  readonly expires: Date;
}

/** What follows it in a signed file is no field. */
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

/** Blank lines, comments, and the beginning of a signed file are no fields either. */
const NO_FIELD = /^(?:#.*|\s*|-----BEGIN PGP SIGNED MESSAGE-----)$/;

/** Fields that may be there once. */
const ONCE = ['expires', 'preferred-languages'];

/** RFC 3339. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

const isInstant = (value: string): boolean =>
  INSTANT.test(value) && !Number.isNaN(Date.parse(value));

/** Fields that name addresses. */
const ADDRESSES = ['acknowledgments', 'canonical', 'contact', 'encryption', 'hiring', 'policy'];

const isAddress = (value: string): boolean => {
  const { protocol } = URL.parse(value) ?? { protocol: 'http:' };
  return protocol !== 'http:';
};

/** Why a field cannot have this value; null if it can. */
function fieldReason(name: string, value: string): string | null {
  if (ADDRESSES.includes(name) && !isAddress(value)) {
    return `is "${value}"; expected: an address that begins with https:, mailto: or tel:`;
  }
  return name === 'expires' && !isInstant(value)
    ? `is "${value}"; expected: an instant such as 2027-06-30T00:00:00Z`
    : null;
}

/**
 * Reads `security.txt` of a state pack, which may be missing, and finds every fault of its form. What depends on the time is no
 * fault: a portal that starts again must not be stopped by it ({@link securityTextLines}).
 */
export function readSecurityText(file: string): Checked<{ readonly text: SecurityText | null }> {
  if (!existsSync(file)) return { value: { text: null }, faults: [] };
  let text: string;
  try {
    text = readTextFile(file);
  } catch (error) {
    if (!(error instanceof NotDecodable)) throw error;
    return { value: null, faults: [{ file, key: '', reason: error.message }] };
  }
  const content = Buffer.from(text);
  const [unsigned = ''] = text.split(SIGNATURE, 1);
  const lines = unsigned.split(/\r?\n/).filter((line) => !NO_FIELD.test(line));
  const fields = lines.map((line) => {
    const [, name = line, value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    return { name, key: name.toLowerCase(), value };
  });
  const reasons = fields.flatMap(({ name, key, value }, at): [string, string][] => {
    if (value === '') return [[name, 'is no field such as Contact: mailto:security@state.example']];
    if (ONCE.includes(key) && fields.findIndex((one) => one.key === key) < at)
      return [[name, 'is there more than once']];
    const reason = fieldReason(key, value);
    return reason === null ? [] : [[name, reason]];
  });
  for (const name of ['Contact', 'Expires']) {
    if (!fields.some(({ key }) => key === name.toLowerCase())) reasons.push([name, 'is missing']);
  }
  if (reasons.length > 0) {
    return { value: null, faults: reasons.map(([key, reason]) => ({ file, key, reason })) };
  }
  const expires = new Date(fields.find(({ key }) => key === 'expires')?.value ?? '');
  return { value: { text: { content, expires } }, faults: [] };
}

const DAY_MS = 86_400_000;

/** Days before its end from which a sentence says so. */
const WARN_DAYS = 30;

/** What a person should change about `security.txt`, a sentence each; it does not stop the start. */
export function securityTextLines(text: SecurityText | null, now: Date): readonly string[] {
  if (!text) {
    return ['security.txt is missing: nobody learns where to report a vulnerability (RFC 9116).'];
  }
  const days = (text.expires.getTime() - now.getTime()) / DAY_MS;
  const line = (what: string): readonly string[] => [
    `security.txt: Expires is ${text.expires.toISOString()}, ${what}.`,
  ];
  if (days <= 0)
    return line('which is past: the file counts as outdated; check it and set a new time');
  if (days < WARN_DAYS)
    return line(`in less than ${WARN_DAYS} days; check the file and set a new time`);
  return days > 365 ? line('more than a year ahead; RFC 9116 recommends less') : [];
}
