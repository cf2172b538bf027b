import { printArea } from '@portal/order-flow';
import type { ExtractRequest, ExtractPosition } from '../../ports/authority.ts';
import { kindOf } from '../../products/kind.ts';
import {
  chargeablePositions,
  hasPaper,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';

const DEFAULT_PAGE = {
  pageFormat: 'A4',
  pageOrientation: 'PORTRAIT',
  colorPalette: 'COLOR',
  selectedScale: 1000,
} as const;

function toExtract(position: StoredPosition): ExtractPosition {
  const area = printArea(position.parcel, { format: 'A4', orientation: 'PORTRAIT', scale: 1000 });
  return {
    positionId: position.position_id,
    kind: kindOf(position.product),
    parcelId: position.parcel.parcelId,
    numberOfCopies: position.copies,
    orderPdf: position.order_pdf,
    approvalStatus: position.approval_status,
    ...DEFAULT_PAGE,
    printArea: area,
    ...position.page,
  };
}

/** The page that verifies a code; also the content of the QR code. */
const verificationUrl = (portalOrigin: string, code: string): string =>
  `${portalOrigin}/#/echtheit/${code}`;

/** The request for an extract: all positions that were not rejected, in one file (BE-5, BEY-10). */
export function extractRequest(
  order: StoredOrder,
  positions: readonly StoredPosition[],
  portalOrigin: string,
): ExtractRequest {
  const { result_file_name: name, addressee } = order;
  return {
    orderNumber: order.order_number,
    resultFileName: name,
    callbackUrl: `${portalOrigin}/api/product-result-alkis/${name}`,
    dispatchUrl: `${portalOrigin}/api/dispatch-result`,
    orderedAt: order.created_at.toISOString(),
    verificationCode: order.verification_code,
    verificationUrl: verificationUrl(portalOrigin, order.verification_code),
    ...(addressee && hasPaper(positions) ? { addressee } : {}),
    positions: chargeablePositions(positions).map(toExtract),
  };
}
