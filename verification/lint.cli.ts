import { runChecks } from './run-checks.ts';
import { LINT } from './static-checks.ts';

await runChecks(LINT);
