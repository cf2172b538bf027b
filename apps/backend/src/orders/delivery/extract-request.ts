import { addressOf, paths } from '@portal/api/pages';
import { DEFAULT_EXTENT, printArea } from '@portal/order-flow';
import type { ExtractRequest, ExtractPosition } from '../../ports/authority.ts';
import { kindOf } from '../../products/kind.ts';
import {
  chargeablePositions,
  hasPaper,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { dataFileName } from './file-names.ts';

const DEFAULT_PAGE = {
  pageFormat: 'A4',
  pageOrientation: 'PORTRAIT',
  colorPalette: 'COLOR',
  selectedScale: 1000,
} as const;

/** Where a file is delivered, and the code that is printed on it. */
function deliveryOf(
  row: Pick<StoredPosition, 'result_file_name' | 'verification_code'>,
  portalUrl: string,
) {
  const { result_file_name: name, verification_code: code } = row;
  return {
    resultFileName: name,
    callbackUrl: `${portalUrl}/api/product-result-alkis/${name}`,
    verificationCode: code,
    // The page that verifies the code; also the content of the QR code.
    verificationUrl: addressOf(portalUrl, paths.verification(code)),
  };
}

/** The page as the cadastre system draws it. */
function pageOf(page: StoredPosition['page']): Partial<ExtractPosition> {
  if (!page) return {};
  // What the customer confirmed is no part of the drawing.
  const { pageFormat, pageOrientation, colorPalette, selectedScale, printArea: area } = page;
  return {
    ...(pageFormat && { pageFormat }),
    ...(pageOrientation && { pageOrientation }),
    ...(colorPalette && { colorPalette }),
    ...(selectedScale && { selectedScale }),
    printArea: area,
  };
}

/** The files for other programs; nothing for a position without any, because systems refuse fields that they do not know (DATA-6). */
function dataFilesOf(
  position: StoredPosition,
  portalUrl: string,
): Pick<ExtractPosition, 'files' | 'fileExtent'> {
  const { file_formats: formats, file_extent: fileExtent } = position;
  if (!formats) return {};
  const files = formats.map((format) => {
    const name = dataFileName(position, format);
    return {
      format,
      resultFileName: name,
      callbackUrl: `${portalUrl}/api/product-result-alkis/${name}`,
    };
  });
  return { files, fileExtent: fileExtent ?? DEFAULT_EXTENT };
}

function toExtract(position: StoredPosition, portalUrl: string): ExtractPosition {
  const area = printArea(position.parcel, { format: 'A4', orientation: 'PORTRAIT', scale: 1000 });
  return {
    positionId: position.position_id,
    kind: kindOf(position.product),
    title: position.product.displayName,
    parcelId: position.parcel.parcelId,
    ...(position.further_parcels.length > 0 && {
      furtherParcelIds: position.further_parcels.map(({ parcelId }) => parcelId),
    }),
    numberOfCopies: position.copies,
    orderPdf: position.order_pdf,
    ...deliveryOf(position, portalUrl),
    ...dataFilesOf(position, portalUrl),
    ...DEFAULT_PAGE,
    printArea: area,
    ...pageOf(position.page),
  };
}

/** The request for the extracts of all positions that were not rejected, each in its own file (BE-5, BEY-10, DOC-2). */
export function extractRequest(
  order: StoredOrder,
  positions: readonly StoredPosition[],
  portalUrl: string,
): ExtractRequest {
  const { addressee } = order;
  return {
    orderNumber: order.order_number,
    ...deliveryOf(order, portalUrl),
    dispatchUrl: `${portalUrl}/api/dispatch-result`,
    orderedAt: order.created_at.toISOString(),
    ...(addressee && hasPaper(positions) ? { addressee } : {}),
    positions: chargeablePositions(positions).map((position) => toExtract(position, portalUrl)),
  };
}
