import {
  array,
  check,
  description,
  examples,
  type InferOutput,
  optional,
  pipe,
  record,
  strictObject,
  string,
  transform,
} from 'valibot';
import { hasCredentials } from './credentials.ts';
import type { Variables } from './environment.ts';
import { shownValue } from './expectation.ts';
import type { Checked } from './faults.ts';
import { withVariables } from './file-variables.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
const OBJECT = 'must be an object, written in { }';
const ADDRESS = 'https://maps.land.example/wms';

const PASSED_ON = notList(
  strictObject(
    {
      address: pipe(
        text,
        check(
          (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && !/[?#]/.test(value),
          `must be an address without parameters, such as ${ADDRESS}`,
        ),
        check(
          (value) => !hasCredentials(value),
          'contains a user name or password; write them as user and password',
        ),
        transform((value) => value.replace(/\/+$/, '')),
        description(
          'Beginning of addresses of state.json that browsers request from the portal, which passes them on.',
        ),
        examples([ADDRESS]),
      ),
      user: optional(pipe(text, description('User name (HTTP Basic).'))),
      password: optional(
        pipe(
          text,
          description(
            'Password (HTTP Basic); ${NAME} is replaced by the environment variable NAME.',
          ),
        ),
      ),
      headers: optional(
        pipe(
          notList(record(text, text, `${OBJECT}, of texts`)),
          description('Headers of every request, such as a key.'),
        ),
        {},
      ),
    },
    OBJECT,
  ),
);

/** The schema of `maps.json`: the map services whose requests the backend passes on (OPS-3). */
export const MAPS_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      passThrough: optional(array(PASSED_ON, 'must be a list, written in [ ]'), []),
    },
    OBJECT,
  ),
);

/** A map service whose requests the backend passes on. */
export interface PassedOn {
  /** Beginning of its addresses, without a slash at the end. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

const passedOn = ({
  address,
  user,
  password,
  headers,
}: InferOutput<typeof MAPS_FILE>['passThrough'][number]): PassedOn => {
  if (user === undefined && password === undefined) return { address, headers };
  const basic = Buffer.from(`${user ?? ''}:${password ?? ''}`).toString('base64');
  return { address, headers: { ...headers, authorization: `Basic ${basic}` } };
};

/** Reads `maps.json` of a state pack; without the file, browsers request all map services themselves. */
export function readMapsFile(file: string, env: Variables): Checked<readonly PassedOn[]> {
  const read = readSettingsFile(file, MAPS_FILE, (content, report) =>
    withVariables(content, env, '', report),
  );
  return read.value ? { value: read.value.passThrough.map(passedOn), faults: [] } : read;
}
