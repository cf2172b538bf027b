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

/** The index and the last attempt; null where there is none yet. */
interface ReportRow extends Row {
  readonly imported_at: Date | null;
  readonly parcels: number | null;
  readonly attempted_at: Date | null;
  readonly failure: string | null;
  readonly faults: CadastreMonitoring['faults'] | null;
}

/** The state of the index and of the last attempt to import it (DATA-3). */
export async function readCadastreMonitoring(store: Queryable): Promise<CadastreMonitoring> {
  // One statement: an import may end between two, and would be reported without its parcels.
  const [found] = await store.query<ReportRow>(
    `select i.imported_at, i.parcels, r.attempted_at, r.failure, r.faults
     from (select 1) as one left join cadastre_imports i on true left join cadastre_reports r on true`,
  );
  return {
    importedAt: found?.imported_at?.toISOString() ?? null,
    parcels: found?.parcels ?? 0,
    attemptedAt: found?.attempted_at?.toISOString() ?? null,
    failure: found?.failure ?? null,
    faults: found?.faults ?? [],
  };
}
