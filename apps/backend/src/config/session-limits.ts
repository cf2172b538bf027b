import type { TrustLevel } from '@portal/api';
import { TRUST_LEVELS } from '@portal/order-flow';
import {
  description,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
} from 'valibot';
import { shownValue } from './expectation.ts';
import { notList } from './settings-file.ts';

/** How long sessions of a trust level last, in ms. */
export interface SessionLimit {
  /** Longest time between requests. */
  readonly idleMs: number;
  /** Longest time since the login. */
  readonly totalMs: number;
}

/** The limits of each trust level. */
export type SessionLimits = Readonly<Record<TrustLevel, SessionLimit>>;

const MINUTE_MS = 60_000;
/** Timers of browsers end at 24 days. */
const MOST_MINUTES = 20 * 24 * 60;

const minutes = (about: string, least: number) =>
  pipe(
    number(({ input }) => `must be a number, but is ${shownValue(input)}`),
    integer('must be a whole number'),
    minValue(least, `must be at least ${least}`),
    maxValue(MOST_MINUTES, `must be at most ${MOST_MINUTES}`),
    description(about),
  );

/** A warning before the end needs two minutes (WCAG 2.2.1). */
const LEAST_IDLE = 3;

const limit = notList(
  strictObject(
    {
      idleMinutes: minutes('Minutes without a request after which a session ends.', LEAST_IDLE),
      totalMinutes: minutes('Minutes after the login at which a session ends.', LEAST_IDLE),
    },
    'must be an object, written in { }',
  ),
);

/** The schema of `sessions` in `identity.json`. */
export const SESSIONS = strictObject(
  {
    LEVEL_1: optional(limit),
    LEVEL_2: optional(limit),
    LEVEL_3: optional(limit),
    LEVEL_4: optional(limit),
  } satisfies Record<TrustLevel, unknown>,
  'must be an object, written in { }',
);

/** The longest times of BSI TR-03160-1: trust levels low, substantial and high. */
const DEFAULTS = {
  LEVEL_1: { idleMinutes: 60, totalMinutes: 12 * 60 },
  LEVEL_2: { idleMinutes: 60, totalMinutes: 12 * 60 },
  LEVEL_3: { idleMinutes: 30, totalMinutes: 2 * 60 },
  LEVEL_4: { idleMinutes: 5, totalMinutes: 30 },
} as const;

/** The limits of a state; levels that it does not name have those of BSI TR-03160-1 (REAL-3). */
export function sessionLimits(given: InferOutput<typeof SESSIONS> = {}): SessionLimits {
  const limitOf = (level: TrustLevel): SessionLimit => {
    const { idleMinutes, totalMinutes } = given[level] ?? DEFAULTS[level];
    return { idleMs: idleMinutes * MINUTE_MS, totalMs: totalMinutes * MINUTE_MS };
  };
  const entries = TRUST_LEVELS.map((level) => [level, limitOf(level)]);
  return Object.fromEntries(entries) as Record<TrustLevel, SessionLimit>;
}
