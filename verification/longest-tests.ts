/** The test files that take longest, up to a minute each. */
export const LONGEST_TESTS: readonly string[] = [
  'verification/durability/kill.test.ts',
  'apps/start/src/start.test.ts',
  'verification/stories/nonconforming/gate.test.ts',
  'apps/backend/src/db/failover.test.ts',
  'verification/fuzz/fuzz.test.ts',
];
