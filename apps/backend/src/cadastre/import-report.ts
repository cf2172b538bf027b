import type { CadastreMonitoring } from '@portal/api';
import type { Queryable, Row } from '../db/database.ts';
import type { Fault } from './source/faults.ts';

/** Records an import; without faults, those of the last import are still those of the index. */
export async function saveSuccess(
  store: Queryable,
  at: Date,
  faults: readonly Fault[] | null = null,
): Promise<void> {
  await store.query(
    `insert into cadastre_reports (id, attempted_at, faults) values (1, $1, coalesce($2::jsonb, '[]'))
     on conflict (id) do update set attempted_at = excluded.attempted_at, failure = null,
       faults = coalesce($2::jsonb, cadastre_reports.faults)`,
    [at.toISOString(), faults && JSON.stringify(faults)],
  );
}

/** Records why a source was rejected; the index is unchanged. */
export async function saveFailure(store: Queryable, at: Date, error: unknown): Promise<void> {
  await store.query(
    `insert into cadastre_reports (id, attempted_at, failure) values (1, $1, $2)
     on conflict (id) do update set attempted_at = excluded.attempted_at, failure = excluded.failure`,
    [at.toISOString(), error instanceof Error ? error.message : String(error)],
  );
}

/** The state of the index and of the last attempt to import it (DATA-3). */
export async function readCadastreMonitoring(store: Queryable): Promise<CadastreMonitoring> {
  const [index] = await store.query<{ imported_at: Date; parcels: number } & Row>(
    'select imported_at, parcels from cadastre_imports',
  );
  const [last] = await store.query<
    { attempted_at: Date; failure: string | null; faults: CadastreMonitoring['faults'] } & Row
  >('select attempted_at, failure, faults from cadastre_reports');
  return {
    importedAt: index?.imported_at.toISOString() ?? null,
    parcels: index?.parcels ?? 0,
    attemptedAt: last?.attempted_at.toISOString() ?? null,
    failure: last?.failure ?? null,
    faults: last?.faults ?? [],
  };
}
