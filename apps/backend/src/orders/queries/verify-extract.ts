import type { Parcel, Product, Verification, VerifiedFile } from '@portal/api';
import type { Database, Row } from '../../db/database.ts';
import { formatOf, isDocument } from '../delivery/file-names.ts';
import { NOT_CHARGED_SQL } from '../order-store.ts';

interface FoundRow extends Row {
  number: number;
  received_at: Date;
  content_type: string;
  sha256: string;
  size: number;
  product: Product;
  parcel: NamedParcel;
  further_parcels: readonly NamedParcel[];
}

type NamedParcel = Pick<Parcel, 'parcelId' | 'displayString'>;

/** Without the geometry. */
const named = (parcel: string): string =>
  `jsonb_build_object('parcelId', ${parcel}->'parcelId', 'displayString', ${parcel}->'displayString')`;

const POSITION = `p.number, p.product,
  ${named('p.parcel')} as parcel,
  coalesce((select jsonb_agg(${named('f.parcel')} order by f.place)
    from jsonb_array_elements(p.further_parcels) with ordinality as f(parcel, place)), '[]') as further_parcels`;

/** One look-up in each unique index of the codes: with one condition over both tables, all three would be read (OPS-10). */
const SQL = `
  select f.received_at, f.content_type, f.sha256, f.size, ${POSITION}
  from order_positions p
  join order_files f on f.order_number = p.order_number and f.position_id = p.position_id
  where p.verification_code = $1 and p.approval_status not in ${NOT_CHARGED_SQL} and f.kind = 'EXTRACT'
  union all
  select f.received_at, f.content_type, f.sha256, f.size, ${POSITION}
  from orders o
  join order_files f on f.order_number = o.order_number and f.position_id is null
  join order_positions p on p.order_number = o.order_number
  where o.verification_code = $1 and p.approval_status not in ${NOT_CHARGED_SQL} and f.kind = 'EXTRACT'
  order by number`;

/** The files of a code, each once: that with a digest first, otherwise the document of pages (DATA-7). */
function filesOf(rows: readonly FoundRow[], sha256: string | null): readonly FoundRow[] {
  const isFirst = (row: FoundRow): boolean =>
    sha256 === null ? isDocument(row.content_type) : row.sha256 === sha256;
  const each = [...Map.groupBy(rows, (row) => row.sha256).values()].flatMap(([row]) => row ?? []);
  return [...each.filter(isFirst), ...each.filter((row) => !isFirst(row))];
}

const fileOf = (row: FoundRow): VerifiedFile => ({
  format: formatOf(row.content_type),
  issuedAt: row.received_at.toISOString(),
  sha256: row.sha256,
  size: row.size,
});

/**
 * Whether an extract is genuine: its code, or that of a file with all extracts, exists, and its file was delivered and not removed (BEY-10).
 * Contains no personal data and no order number.
 *
 * @param sha256 digest of the file of this code that the answer is about; null: its document of pages
 */
export const verifyExtract =
  (database: Database) =>
  async (code: string, sha256: string | null = null): Promise<Verification> => {
    const rows = await database.query<FoundRow>(SQL, [code]);
    const [file, ...others] = filesOf(rows, sha256);
    if (!file) return { code, genuine: false, document: null };
    const positions = [...Map.groupBy(rows, (row) => row.number).values()];
    return {
      code,
      genuine: true,
      document: {
        ...fileOf(file),
        ...(others.length > 0 && { otherFiles: others.map(fileOf) }),
        extracts: positions
          .flatMap(([row]) => row ?? [])
          .map(({ product, parcel, further_parcels: further }) => ({
            productName: product.displayName,
            englishProductName: product.englishDisplayName,
            ...(product.names && { productNames: product.names }),
            parcelId: parcel.parcelId,
            parcelName: parcel.displayString,
            ...(further.length > 0 && {
              furtherParcels: further.map(({ parcelId, displayString }) => ({
                parcelId,
                parcelName: displayString,
              })),
            }),
          })),
      },
    };
  };
