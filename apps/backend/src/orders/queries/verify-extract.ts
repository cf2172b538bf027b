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
 * Whether an extract is genuine: its code exists, and its file was delivered and not removed (BEY-10).
 * Contains no personal data and no order number.
 */
export const verifyExtract =
  (database: Database) =>
  async (code: string): Promise<Verification> => {
    const rows = await database.query<FoundRow>(
      `select f.received_at, f.sha256, f.size, p.product,
         jsonb_build_object('parcelId', p.parcel->'parcelId', 'displayString', p.parcel->'displayString') as parcel
       from orders o
       join order_files f on f.order_number = o.order_number and f.kind = 'EXTRACT'
       join order_positions p on p.order_number = o.order_number and p.approval_status <> 'REJECTED'
       where o.verification_code = $1 order by p.number`,
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
          parcelId: parcel.parcelId,
          parcelName: parcel.displayString,
        })),
      },
    };
  };
