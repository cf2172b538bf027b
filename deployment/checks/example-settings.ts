import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentsOf } from './guide.ts';

const EXAMPLE = join(import.meta.dirname, '../settings.example.env');

/** Read by compose itself. */
const OF_COMPOSE = ['PORTAL_DOMAIN', 'DATABASE_PASSWORD'];

const secret = (): string => randomBytes(32).toString('hex');

/** The settings of an example file, by default that of this version, with secrets, and the sandbox in place of the external systems. */
export function exampleSettings(sandboxOrigin: string, file = EXAMPLE): Record<string, string> {
  const settings = Object.entries(assignmentsOf(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    settings
      .filter(([name]) => !OF_COMPOSE.includes(name))
      .map(([name, value]) => {
        if (name === 'IDENTITY_ISSUER') return [name, `${sandboxOrigin}/identity`];
        if (value.startsWith('https://')) return [name, sandboxOrigin];
        return [name, value || secret()];
      }),
  );
}

/** The lines of a file with settings. */
export const toFile = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
