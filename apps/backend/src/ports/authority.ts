import type {
  Addressee,
  ApprovalStatus,
  BarrierReport,
  Evidence,
  FileExtent,
  FileFormat,
  PaymentMethodName,
  PositionMessage,
  ProductKind,
} from '@portal/api';
import { array, object, optional, safeParse, string } from 'valibot';
import { callJson, PROBE_MS } from './http.ts';

/** A file that proves an interest, and where the desk gets it with its credential (DESK-1). */
export interface ReviewFile extends Evidence {
  readonly url: string;
}

/** A question or an answer, for the desk. */
interface ReviewMessage extends Omit<PositionMessage, 'evidence'> {
  readonly evidence?: readonly ReviewFile[];
}

/** A position with owner data, for the desk. */
export interface ReviewPosition {
  readonly positionId: string;
  readonly number: number;
  readonly productName: string;
  readonly parcelId: string;
  readonly parcelName: string;
  readonly authorityName: string;
  readonly justification: string;
  /** The ground of the interest as the state pack names it, if one was chosen (DESK-1). */
  readonly ground?: { readonly id: string; readonly name: string };
  /** Files that came with the justification; absent without any. */
  readonly evidence?: readonly ReviewFile[];
  /** Only with a conversation, like the two members that follow (DESK-2). */
  readonly status?: ApprovalStatus;
  /** Questions and answers, oldest first. */
  readonly messages?: readonly ReviewMessage[];
  /** Until when the customer can answer the open question. */
  readonly answerUntil?: string;
}

/** What the authority can ask for; only in states with questions (DESK-2). */
interface QuestionTerms {
  readonly daysToAnswer: number;
  /** Documents of the state pack that a question can name as missing, with their German names. */
  readonly documents: readonly { readonly id: string; readonly name: string }[];
}

/** A request to review an order. */
export interface ReviewRequest {
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** Who asks for the extract (JRN-2). */
  readonly applicant: Addressee;
  readonly positions: readonly ReviewPosition[];
  readonly questions?: QuestionTerms;
}

/** Entitled positions that were drawn for a check afterwards (ORG-2). */
export interface SampleRequest {
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** The organisation, and the person who has sent the order. */
  readonly organisation: string;
  readonly sender: string;
  readonly positions: readonly (Pick<
    ReviewPosition,
    'positionId' | 'number' | 'productName' | 'parcelId' | 'parcelName' | 'authorityName'
  > & {
    /** Names of the entitled group and of the ground, in German. */
    readonly group: string;
    readonly ground: string;
    readonly fileNumber: string;
  })[];
}

/** One extract to be created by the cadastre system. */
export interface ExtractPosition {
  readonly positionId: string;
  /** The document to draw (DOC-1). */
  readonly kind: ProductKind;
  /** Name of the ordered product: the title of the document. */
  readonly title: string;
  readonly parcelId: string;
  /** Parcels that the map marks besides; absent without any (PAGE-3). */
  readonly furtherParcelIds?: readonly string[];
  readonly numberOfCopies: number;
  readonly orderPdf: boolean;
  /**
   * Files for other programs, each delivered under its name; absent without any (DATA-6). A position with files and neither PDF nor
   * copies has no document of pages.
   */
  readonly files?: readonly {
    readonly format: FileFormat;
    readonly resultFileName: string;
    readonly callbackUrl: string;
  }[];
  /** What these files contain; absent without any. */
  readonly fileExtent?: FileExtent;
  /** Each extract is a file of its own (DOC-2). */
  readonly resultFileName: string;
  readonly callbackUrl: string;
  /** Printed on every page, with the address of the verification page; optional for a cadastre (BEY-10). */
  readonly verificationCode: string;
  readonly verificationUrl: string;
  readonly pageFormat: string;
  readonly pageOrientation: string;
  readonly colorPalette: string;
  readonly selectedScale: number;
  readonly printArea: unknown;
}

/** A request to the cadastre system, which delivers to the callback address. */
export interface ExtractRequest {
  readonly orderNumber: string;
  /** For a cadastre system that delivers one file with all extracts, instead of one for each position. */
  readonly resultFileName: string;
  readonly callbackUrl: string;
  /** The address for the report that the paper was posted. */
  readonly dispatchUrl: string;
  readonly orderedAt: string;
  /** For one file with all extracts. */
  readonly verificationCode: string;
  readonly verificationUrl: string;
  /** Where paper is sent (JRN-1); only for orders with paper. */
  readonly addressee?: Addressee;
  readonly positions: readonly ExtractPosition[];
}

/** A request for an invoice of a paid order, or a fee notice for one completed by bank transfer; in cents. */
export interface InvoiceRequest {
  readonly orderNumber: string;
  readonly kind: 'INVOICE' | 'FEE_NOTICE';
  readonly publicFileName: string;
  readonly callbackUrl: string;
  readonly issuedAt: string;
  readonly paymentMethod: PaymentMethodName;
  /** When the payment was received; absent on a fee notice. */
  readonly paidAt?: string;
  /** The reference under which the cash office books the payment (Kassenzeichen), if there is one. */
  readonly cashReference?: string;
  readonly recipient: {
    readonly name: string;
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
  };
  readonly items: readonly {
    readonly number: number;
    readonly description: string;
    readonly priceNet: number;
    readonly vatAmount: number;
    readonly priceGross: number;
    /** Per cent; only of products with a rate of their own, because systems refuse fields that they do not know (LAW-3). */
    readonly vatRate?: number;
  }[];
}

/** A request for the credit note of a position whose fee the cash office took back (LAW-3); amounts in cents, negative. */
export interface CreditNoteRequest
  extends Pick<
    InvoiceRequest,
    | 'orderNumber'
    | 'publicFileName'
    | 'callbackUrl'
    | 'issuedAt'
    | 'cashReference'
    | 'recipient'
    | 'items'
  > {
  readonly positionId: string;
  /** What the fee was charged by. */
  readonly credits: InvoiceRequest['kind'];
}

/** A request for the PDF of a collective invoice (ORG-5); amounts in cents, credits negative. */
export interface CollectiveInvoiceRequest {
  readonly invoiceNumber: string;
  /** CREDIT_NOTE: the credits exceed the fees. */
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  /** Such as `2026-11`. */
  readonly month: string;
  readonly publicFileName: string;
  readonly callbackUrl: string;
  /** Where the payment is reported. */
  readonly paymentUrl: string;
  readonly issuedAt: string;
  /** The last day to pay, such as `2026-12-15`. */
  readonly dueOn: string;
  /** The Leitweg-ID of a public client. */
  readonly buyerReference?: string;
  readonly recipient: InvoiceRequest['recipient'];
  readonly items: readonly (InvoiceRequest['items'][number] & {
    readonly positionId: string;
    readonly orderNumber: string;
    readonly kind: 'CHARGE' | 'CREDIT';
    readonly fileNumber?: string;
    readonly vatRate: number;
  })[];
}

/** A report of a barrier, for a desk that receives them instead of a mailbox (LAW-1). */
export interface BarrierReportRequest extends BarrierReport {
  readonly receivedAt: string;
}

/** What a cadastre system can produce; null where it does not say: then everything. */
export interface Orderable {
  /** Kinds of documents. */
  readonly kinds: readonly string[] | null;
  /** Formats of files for other programs (DATA-6). */
  readonly fileFormats: readonly string[] | null;
}

/** The systems of the authority that the backend writes to. Each call is idempotent. @throws ExternalSystemError */
export interface AuthorityPorts {
  sendReview(order: ReviewRequest): Promise<void>;
  sendSample(sample: SampleRequest): Promise<void>;
  requestExtract(order: ExtractRequest): Promise<void>;
  requestInvoice(order: InvoiceRequest): Promise<void>;
  requestCreditNote(credit: CreditNoteRequest): Promise<void>;
  requestCollectiveInvoice(invoice: CollectiveInvoiceRequest): Promise<void>;
  sendBarrierReport(report: BarrierReportRequest): Promise<void>;
  /**
   * What can be ordered from the cadastre system. One that names its documents and no formats writes no files for other programs. The
   * answer also shows that the system accepts the credential.
   */
  orderable(): Promise<Orderable>;
}

const LIMITED = object({
  kinds: optional(array(string())),
  fileFormats: optional(array(string())),
});

interface Endpoint {
  readonly url: string;
  readonly token: string;
}

/** Desk, cadastre system and accounting over HTTP. */
export function httpAuthority(endpoints: {
  readonly desk: Endpoint;
  readonly cadastre: Endpoint;
  readonly accounting: Endpoint;
}): AuthorityPorts {
  const send = async (endpoint: Endpoint, path: string, body: unknown): Promise<void> => {
    await callJson(`${endpoint.url}${path}`, endpoint.token, { body });
  };
  return {
    sendReview: (order) => send(endpoints.desk, '/desk/api/reviews', order),
    sendSample: (sample) => send(endpoints.desk, '/desk/api/samples', sample),
    requestExtract: (order) => send(endpoints.cadastre, '/cadastre/orders', order),
    requestInvoice: (order) => send(endpoints.accounting, '/cadastre/invoices', order),
    requestCreditNote: (credit) => send(endpoints.accounting, '/cadastre/credit-notes', credit),
    requestCollectiveInvoice: (invoice) =>
      send(endpoints.accounting, '/cadastre/collective-invoices', invoice),
    sendBarrierReport: (report) => send(endpoints.desk, '/desk/api/barrier-reports', report),
    orderable: async () => {
      const { url, token } = endpoints.cadastre;
      const answer = await callJson(`${url}/cadastre/orders`, token, { timeoutMs: PROBE_MS });
      const { success, output } = safeParse(LIMITED, answer);
      const { kinds = null, fileFormats = kinds && [] } = success ? output : {};
      return { kinds, fileFormats };
    },
  };
}
