import type { Database, Row, SqlValue } from '../db/database.ts';

/** A statement with its values. */
type Statement = readonly [sql: string, values: readonly SqlValue[]];

/** A part of a plan, as `explain (format json)` answers it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const allNodes = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(allNodes),
];

/** Whether a part of a plan reads a table, or an index of it, from its beginning to its end. */
const readsAll = (node: PlanNode): boolean =>
  node['Relation Name'] !== undefined &&
  (node['Node Type'] === 'Seq Scan' ||
    (/^Index (?:Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined));

/** A database that also records the statements that are run outside of transactions. */
export function recordStatements(database: Database): {
  readonly database: Database;
  readonly statements: Statement[];
} {
  const statements: Statement[] = [];
  return {
    statements,
    database: {
      ...database,
      query: <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) => {
        statements.push([sql, values]);
        return database.query<Shape>(sql, values);
      },
    },
  };
}

/**
 * The tables that a statement reads as a whole, by the plan of the database (OPS-10); call `analyze` first.
 *
 * @param small partial indexes that contain few rows of their tables: they may be read as a whole
 */
export async function tablesReadAsAWhole(
  database: Database,
  [sql, values]: Statement,
  small: readonly string[] = [],
): Promise<readonly string[]> {
  const [row] = await database.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (format json) ${sql}`,
    values,
  );
  const nodes = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => allNodes(Plan));
  if (nodes.length === 0) throw new Error('The statement has no plan.');
  return nodes
    .filter((node) => readsAll(node) && !small.includes(node['Index Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '');
}
