import { TRUST_LEVELS } from '@portal/order-flow';
import {
  description,
  type InferOutput,
  minLength,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
} from 'valibot';
import { shownValue } from './expectation.ts';
import type { Checked } from './faults.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);

/** The schema of `identity.json`: how the identity service of a state expresses the trust level (STATE-1). */
export const IDENTITY_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      trustClaim: optional(
        pipe(
          text,
          minLength(1, 'must not be empty'),
          description('Name of the claim with the trust level.'),
        ),
        'trust_level',
      ),
      trustLevels: optional(
        pipe(
          notList(
            record(
              text,
              picklist(
                TRUST_LEVELS,
                ({ input }) =>
                  `must be one of ${TRUST_LEVELS.join(', ')}, but is ${shownValue(input)}`,
              ),
              'must be an object, written in { }, of trust levels',
            ),
          ),
          description(
            'The trust level of each value of that claim. Other values are used as they are; what is no trust level then counts as LEVEL_1.',
          ),
        ),
        {},
      ),
    },
    'must be an object, written in { }',
  ),
);

/** The claim with the trust level, and the meaning of its values. */
export type TrustSettings = Pick<InferOutput<typeof IDENTITY_FILE>, 'trustClaim' | 'trustLevels'>;

/** Reads `identity.json` of a state pack; without the file, the claim `trust_level` contains the levels. */
export const readIdentityFile = (file: string): Checked<TrustSettings> =>
  readSettingsFile(file, IDENTITY_FILE);
