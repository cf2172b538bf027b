import { newSecret } from '../random-secret.ts';
import type { Database } from './database.ts';

/**
 * A value shared by all processes of one database; created on first use.
 *
 * @param initial the value on first use; a random key by default
 */
export async function serverSecret(
  database: Database,
  name: string,
  initial = newSecret(),
): Promise<string> {
  await database.query(
    'insert into server_secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, initial],
  );
  const [row] = await database.query<{ value: string }>(
    'select value from server_secrets where name = $1',
    [name],
  );
  if (!row) throw new Error(`The key ${name} was not saved.`);
  return row.value;
}
