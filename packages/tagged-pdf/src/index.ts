export { type DeviceColor, rgb } from './color.ts';
export type { DocumentInfo } from './document-info.ts';
export { MARGIN, type Size, sheetSize } from './paper.ts';
export {
  type PagePoint,
  PdfDocument,
  POINTS_PER_MM,
  type StructureElement,
  type TextStyle,
} from './pdf-document.ts';
export {
  type Column,
  LEFT,
  RIGHT,
  type TableRow,
  type TextFrame,
  TextLayout,
} from './text-layout.ts';
