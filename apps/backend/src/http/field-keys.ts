/** A violation of the contract that ajv found. */
export interface SchemaFault {
  /** Path of the field, for example `orderPositions.0.numberOfCopies`. */
  readonly field: string;
  /** The JSON Schema keyword, for example `maximum`. */
  readonly keyword: string;
}

interface FieldRule {
  readonly field: RegExp;
  readonly keywords: readonly string[];
  readonly messageKey: string;
}

const RANGE = ['minimum', 'maximum', 'type'] as const;

/** The limits of the contract that are also rules with a message of their own (VAL-5 to VAL-8). */
const FIELD_RULES: readonly FieldRule[] = [
  { field: /^orderPositions$/, keywords: ['minItems'], messageKey: 'CART_EMPTY' },
  { field: /^orderPositions$/, keywords: ['maxItems'], messageKey: 'CART_FULL' },
  { field: /\.justification$/, keywords: ['maxLength'], messageKey: 'JUSTIFICATION_LENGTH' },
  { field: /\.(?:numberOfCopies|paperCopies)$/, keywords: RANGE, messageKey: 'PAPER' },
  { field: /^addressee\.name$/, keywords: ['maxLength'], messageKey: 'ADDRESSEE_NAME' },
  { field: /^addressee\.street$/, keywords: ['maxLength'], messageKey: 'ADDRESSEE_STREET' },
  { field: /^addressee\.zipCode$/, keywords: ['maxLength'], messageKey: 'ADDRESSEE_ZIP_CODE' },
  { field: /^addressee\.city$/, keywords: ['maxLength'], messageKey: 'ADDRESSEE_CITY' },
  { field: /\.pageFormat$/, keywords: ['enum'], messageKey: 'FORMAT' },
  { field: /\.selectedScale$/, keywords: ['enum'], messageKey: 'SCALE' },
  { field: /\.pageOrientation$/, keywords: ['enum'], messageKey: 'ORIENTATION' },
  { field: /\.colorPalette$/, keywords: ['enum'], messageKey: 'PALETTE' },
];

/** The message key of a violation; null for a violation that only a defective client can cause. */
export function fieldKeyOf({ field, keyword }: SchemaFault): string | null {
  const rule = FIELD_RULES.find((one) => one.field.test(field) && one.keywords.includes(keyword));
  return rule?.messageKey ?? null;
}
