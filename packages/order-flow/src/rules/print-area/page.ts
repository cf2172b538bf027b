import type { PageFormat, PageOrientation, Scale } from '@portal/api';
import type { UserFormat } from '../../draft/model/configuration.ts';

/** Width and height, in the unit the function names. */
export interface Size {
  /** From west to east, or from left to right. */
  readonly width: number;
  /** From south to north, or from bottom to top. */
  readonly height: number;
}

/** The formats that can be ordered online, in ascending size. */
export const ORDERABLE_FORMATS: readonly PageFormat[] = ['A4', 'A3'];

/** The orientations of a page. */
export const ORIENTATIONS = ['PORTRAIT', 'LANDSCAPE'] as const;

/** The palettes of an extract. */
export const PALETTES = ['COLOR', 'BW'] as const;

/** Denominators of the scales, largest scale (1:500) first. */
export const SCALES: readonly Scale[] = [500, 1000, 2000, 5000];

/** Margin on every side of the page, in millimetres. */
export const PAGE_MARGIN_MM = 10;

/** Height of the title strip at the bottom, inside the margins, in millimetres. */
export const TITLE_STRIP_MM = 40;

const PORTRAIT_PAGE_MM: Readonly<Record<PageFormat, Size>> = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
};

/** The size of the page in millimetres (ISO 216). */
export function pageSizeMm(format: PageFormat, orientation: PageOrientation): Size {
  const { width, height } = PORTRAIT_PAGE_MM[format];
  return orientation === 'PORTRAIT' ? { width, height } : { width: height, height: width };
}

/** The size of the map on the page in millimetres: the page without margins and title strip. */
export function mapFieldMm(format: PageFormat, orientation: PageOrientation): Size {
  const page = pageSizeMm(format, orientation);
  return {
    width: page.width - 2 * PAGE_MARGIN_MM,
    height: page.height - 2 * PAGE_MARGIN_MM - TITLE_STRIP_MM,
  };
}

/** The size of the area that the map shows, in metres. */
export function groundSize(format: Pick<UserFormat, 'format' | 'orientation' | 'scale'>): Size {
  const field = mapFieldMm(format.format, format.orientation);
  return {
    width: (field.width * format.scale) / 1000,
    height: (field.height * format.scale) / 1000,
  };
}
