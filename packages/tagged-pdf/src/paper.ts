/** Margin on every side of the page, in millimetres. */
export const MARGIN = 10;

/** Width and height, in the unit the function names. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const SHEETS = {
  A0: { width: 841, height: 1189 },
  A1: { width: 594, height: 841 },
  A2: { width: 420, height: 594 },
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
} as const satisfies Readonly<Record<string, Size>>;

/** Size of the page in millimetres (ISO 216). */
export function sheetSize(
  format: keyof typeof SHEETS,
  orientation: 'PORTRAIT' | 'LANDSCAPE',
): Size {
  const { width, height } = SHEETS[format];
  return orientation === 'PORTRAIT' ? { width, height } : { width: height, height: width };
}
