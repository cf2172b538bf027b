import { check, description, examples, pipe, string, transform } from 'valibot';
import { hasCredentials } from './credentials.ts';
import { shownValue, unexpected } from './expectation.ts';

const ADDRESS = 'https://ogc-api.land.example/alkis/v1';

/** An http(s) address of a settings file, without slashes at its end and without credentials. */
export const webAddress = (about: string) =>
  pipe(
    string(({ input }) => `must be a text, but is ${shownValue(input)}`),
    check(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      ({ input }) => unexpected(input, about, [ADDRESS]),
    ),
    check(
      (value) => !hasCredentials(value),
      'contains a user name or password; write them as headers',
    ),
    description(about),
    examples([ADDRESS]),
    transform((value) => value.replace(/\/+$/, '')),
  );
