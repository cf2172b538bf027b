import { existsSync } from 'node:fs';
import {
  description,
  examples,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import type { Variables } from './environment.ts';
import { shownValue } from './expectation.ts';
import type { Checked } from './faults.ts';
import { withVariables } from './file-variables.ts';
import { notList, readSettingsFile } from './settings-file.ts';
import { webAddress } from './web-address.ts';

const OBJECT = 'must be an object, written in { }';
const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
const filled = pipe(text, minLength(1, 'must not be empty'));
const count = (most: number, least: number) =>
  pipe(
    number(({ input }) => `must be a number, but is ${shownValue(input)}`),
    integer('must be a whole number'),
    minValue(least, `must be at least ${least}`),
    maxValue(most, `must be at most ${most}`),
  );

/** Attachments of the earlier interface of the postbox; a later limit is not published. */
const ATTACHMENTS = { count: 5, megabytes: 2 };

/** The schema of `postbox.json`: the postbox of the federation (ZBP) through FIT-Connect, instead of one with the portal's own protocol (REAL-5). */
export const POSTBOX_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      protocol: pipe(
        literal('FIT_CONNECT', 'must be FIT_CONNECT'),
        description('The postbox of the federation (ZBP) through FIT-Connect, Submission API 2.'),
      ),
      tokenUrl: webAddress('Address that gives tokens (OAuth 2.0 client credentials).'),
      submissionUrl: webAddress('Address of the Submission API, before /v2.'),
      destinationUrl: webAddress('Address of the Destination API, before /v2.'),
      clientId: pipe(filled, description('Client id of the sender at FIT-Connect.')),
      clientSecret: pipe(filled, description('Client secret of the sender at FIT-Connect.')),
      destination: pipe(
        text,
        regex(
          /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
          ({ input }) => `must be a UUID, but is ${shownValue(input)}`,
        ),
        description('Id of the destination that leads to the postbox (destinationId).'),
        examples(['6d8f2b0a-1c1e-4a5b-9d3f-2f7c5e1a9b40']),
      ),
      keysFile: pipe(
        filled,
        description(
          'File (PEM) with the private key of the portal and the certificate for it that the postbox knows.',
        ),
      ),
      authorityFile: optional(
        pipe(
          filled,
          description(
            'File (PEM) with the authorities, one of which must have signed the certificate of the destination. Without it, the key of the destination is used as it is.',
          ),
        ),
      ),
      service: pipe(
        filled,
        maxLength(100, 'must have at most 100 characters'),
        description('Name of the service in the postbox.'),
        examples(['Auszüge aus dem Liegenschaftskataster']),
      ),
      attachments: optional(
        pipe(
          notList(
            strictObject(
              {
                count: optional(count(20, 0), ATTACHMENTS.count),
                megabytes: optional(count(100, 1), ATTACHMENTS.megabytes),
              },
              OBJECT,
            ),
          ),
          description(
            'How many files a message has at most, and how large each may be; other files are in the portal only.',
          ),
        ),
        ATTACHMENTS,
      ),
    },
    OBJECT,
  ),
);

/** The settings of the postbox of the federation. */
export type FitConnectSettings = Omit<
  InferOutput<typeof POSTBOX_FILE>,
  '$schema' | '$comment' | 'protocol'
>;

/** What `postbox.json` says; null without the file, when the postbox speaks the portal's own protocol. */
export interface PostboxFile {
  readonly service: FitConnectSettings | null;
}

/** Reads `postbox.json` of a state pack, which may be missing. */
export function readPostboxFile(file: string, env: Variables): Checked<PostboxFile> {
  if (!existsSync(file)) return { value: { service: null }, faults: [] };
  const { value, faults } = readSettingsFile(file, POSTBOX_FILE, (content, report) =>
    withVariables(content, env, '', report),
  );
  return value ? { value: { service: value }, faults: [] } : { value: null, faults };
}
