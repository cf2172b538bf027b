import type { Parcel, Product, Verification } from '@portal/api';
import type { Database, Row } from '../../db/database.ts';

interface FoundRow extends Row {
  received_at: Date;
  sha256: string;
  size: number;
  product: Product;
  parcel: Pick<Parcel, 'parcelId' | 'displayString'>;
}

/**
 * Whether an extract is genuine: its code, or that of a file with all extracts, exists, and its file was delivered and not removed (BEY-10).
 * Contains no personal data and no order number.
 */
export const verifyExtract =
  (database: Database) =>
  async (code: string): Promise<Verification> => {
    const rows = await database.query<FoundRow>(
      `select f.received_at, f.sha256, f.size, p.product,
         jsonb_build_object('parcelId', p.parcel->'parcelId', 'displayString', p.parcel->'displayString') as parcel
       from order_positions p
       join orders o on o.order_number = p.order_number
       join order_files f on f.order_number = o.order_number and f.kind = 'EXTRACT'
       where p.approval_status <> 'REJECTED' and (
         (p.verification_code = $1 and f.position_id = p.position_id)
         or (o.verification_code = $1 and f.position_id is null))
       order by p.number`,
      [code],
    );
    const [file] = rows;
    if (!file) return { code, genuine: false, document: null };
    return {
      code,
      genuine: true,
      document: {
        issuedAt: file.received_at.toISOString(),
        sha256: file.sha256,
        size: file.size,
        extracts: rows.map(({ product, parcel }) => ({
          productName: product.displayName,
          englishProductName: product.englishDisplayName,
          ...(product.names && { productNames: product.names }),
          parcelId: parcel.parcelId,
          parcelName: parcel.displayString,
        })),
      },
    };
  };
