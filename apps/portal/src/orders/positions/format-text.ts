import type { FileFormat, OrderPosition, OrderSummary } from '@portal/api';
import type { UserFormat } from '@portal/order-flow';
import type { Text } from '../../i18n/use-text.ts';
import { deliveryText, scaleText } from '../../pages/common/order-texts.ts';

/** What tells an extract apart from others of the same parcel. */
export interface Format {
  /** The sheet of a map; null for other extracts. */
  readonly sheet: Pick<UserFormat, 'format' | 'orientation' | 'scale' | 'palette'> | null;
  readonly digital: boolean;
  /** Files for other programs (DATA-6). */
  readonly files?: readonly FileFormat[] | undefined;
  /** Number of printed copies. */
  readonly copies: number;
}

/** "A4 quer, 1:500, farbig, PDF und 1 Exemplar auf Papier"; without a sheet the delivery alone (PAGE-9). */
export function formatText(text: Text, { sheet, digital, copies, files }: Format): string {
  const delivery = deliveryText(text, digital, copies, files);
  if (!sheet) return delivery;
  const { format, orientation, palette } = sheet;
  const page = text(`orientation.sheet.${orientation}`, { format, scale: scaleText(sheet.scale) });
  // No dot between them: screen readers say its name.
  return `${page}, ${text(`palette.sheet.${palette}`)}, ${delivery}`;
}

type PagePart = 'pageFormat' | 'pageOrientation' | 'selectedScale' | 'colorPalette';

/** The format of a position of an order that was sent, or of the first one in the list of orders. */
export function formatOf(
  position:
    | Pick<OrderPosition, PagePart | 'orderPdf' | 'fileFormats' | 'numberOfCopies'>
    | NonNullable<OrderSummary['firstExtract']>,
): Format {
  const { pageFormat, pageOrientation, selectedScale, colorPalette } = position;
  const hasSheet = pageFormat && pageOrientation && selectedScale && colorPalette;
  return {
    sheet: hasSheet
      ? {
          format: pageFormat,
          orientation: pageOrientation,
          scale: selectedScale,
          palette: colorPalette,
        }
      : null,
    digital: position.orderPdf,
    files: position.fileFormats,
    copies: position.numberOfCopies,
  };
}
