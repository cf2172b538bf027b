import { inject } from 'vitest';
import { TEST_DATABASE_URL } from './test-database.ts';

// A setup file of the test project `postgres`.
process.env[TEST_DATABASE_URL] = inject('testDatabaseUrl');
