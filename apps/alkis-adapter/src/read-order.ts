import {
  array,
  boolean,
  check,
  getDotPath,
  type InferOutput,
  maxLength,
  minLength,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  tuple,
  unknown,
} from 'valibot';
import type { Kind } from './environment.ts';

/** A field of decision 1 that an ALKIS system does not need: it prints no codes of the portal and sends no paper. */
const unused = optional(unknown());

const PARCEL_ID = pipe(string(), regex(/^[\d_]{18,20}$/));

/** A file for other programs: of an ALKIS system a NAS file (DATA-6). */
const fileSchema = (formats: readonly 'NAS'[]) =>
  strictObject({
    format: picklist(formats),
    resultFileName: pipe(string(), regex(/^[\w-]{1,100}\.xml\.gz$/)),
    callbackUrl: string(),
  });

const positionSchema = (kinds: readonly Kind[], formats: readonly 'NAS'[]) =>
  strictObject({
    positionId: unused,
    kind: picklist(kinds),
    title: unused,
    parcelId: PARCEL_ID,
    furtherParcelIds: optional(pipe(array(PARCEL_ID), maxLength(20)), []),
    numberOfCopies: optional(number(), 0),
    orderPdf: optional(boolean(), true),
    files: optional(pipe(array(fileSchema(formats)), maxLength(1)), []),
    fileExtent: optional(picklist(['SHEET', 'PARCELS']), 'SHEET'),
    // Sent by the release before (SAFE-4).
    approvalStatus: unused,
    resultFileName: pipe(string(), regex(/^[\w-]{1,100}\.pdf$/)),
    callbackUrl: string(),
    verificationCode: unused,
    verificationUrl: unused,
    pageFormat: optional(pipe(string(), regex(/^A[0-4]$/)), 'A4'),
    pageOrientation: optional(picklist(['PORTRAIT', 'LANDSCAPE']), 'PORTRAIT'),
    colorPalette: optional(picklist(['COLOR', 'BW']), 'COLOR'),
    selectedScale: optional(number(), 1000),
    printArea: nullish(pipe(array(tuple([number(), number()])), minLength(1))),
  });

const urlOf = ({ callbackUrl }: { readonly callbackUrl: string }): string => callbackUrl;

const orderSchema = (origin: string, kinds: readonly Kind[], formats: readonly 'NAS'[]) =>
  strictObject({
    orderNumber: pipe(string(), regex(/^[\w-]{1,60}$/)),
    orderedAt: unused,
    resultFileName: unused,
    callbackUrl: unused,
    dispatchUrl: unused,
    verificationCode: unused,
    verificationUrl: unused,
    addressee: unused,
    positions: pipe(
      array(positionSchema(kinds, formats)),
      minLength(1),
      maxLength(100),
      check(
        (positions) =>
          positions
            .flatMap(({ callbackUrl, files }) => [callbackUrl, ...files.map(urlOf)])
            .every((url) => URL.parse(url)?.origin === origin),
        'A callbackUrl is not that of the portal.',
      ),
    ),
  });

/** An order of the portal (decision 1), as far as an ALKIS system needs it: no person is named. */
export type Order = InferOutput<ReturnType<typeof orderSchema>>;

/** One position of an order. */
type Position = Order['positions'][number];

/** One file of an order: a document, or with `isNas` a NAS file. */
export interface Document extends Position {
  readonly isNas: boolean;
}

/** The files of an order; a position with files and neither PDF nor copies has no document (DATA-6). */
export const documentsOf = ({ positions }: Order): readonly (Document & { number: number })[] =>
  positions.flatMap((position, index) => {
    const { files, orderPdf, numberOfCopies } = position;
    const hasPages = files.length === 0 || orderPdf || numberOfCopies > 0;
    const own = { ...position, number: index + 1 };
    return [
      ...(hasPages ? [{ ...own, isNas: false }] : []),
      ...files.map(({ resultFileName, callbackUrl }) => ({
        ...own,
        resultFileName,
        callbackUrl,
        isNas: true,
      })),
    ];
  });

/** An order, or why it is none; the reason names a field and no value. */
export type ReadOrder = { readonly order: Order } | { readonly reason: string };

/**
 * Reads an order. A field that this adapter does not know is a reason to refuse it: it may be something that was paid (SAFE-2).
 *
 * @param origin of the portal, to which documents are delivered
 * @param kinds documents that can be ordered
 * @param formats of files for other programs that can be ordered
 */
export function readOrder(
  body: unknown,
  origin: string,
  kinds: readonly Kind[],
  formats: readonly 'NAS'[] = [],
): ReadOrder {
  const schema = orderSchema(origin, kinds, formats);
  const { success, output, issues } = safeParse(schema, body, { abortEarly: true });
  if (success) return { order: output };
  const [issue] = issues;
  const field = getDotPath(issue) ?? 'The body';
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  if (isUnknown) return { reason: `${field} is not known here.` };
  if (field.endsWith('.kind')) return { reason: `${field} has no number in ALKIS_FORMS.` };
  if (field.endsWith('.format')) return { reason: `${field} has no number in ALKIS_NAS_FORM.` };
  return { reason: `${field} is not as expected.` };
}
