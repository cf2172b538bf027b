import type { ApprovalStatus } from '@portal/api';
import { callJson, probe } from './http.ts';

/** A position that names owners, as the desk sees it. */
export interface ReviewPosition {
  readonly positionId: string;
  readonly number: number;
  readonly productName: string;
  readonly parcelId: string;
  readonly parcelName: string;
  readonly authorityName: string;
  readonly justification: string;
}

/** An order to be reviewed. */
export interface ReviewOrder {
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly positions: readonly ReviewPosition[];
}

/** A message to a person's postbox; idempotent by its id. */
export interface PostboxMessage {
  readonly messageId: string;
  readonly recipientId: string;
  readonly language: 'de' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
}

/** One extract to be made by the cadastre system. */
export interface ExtractPosition {
  readonly positionId: string;
  readonly productKind: 'map' | 'register' | 'description';
  readonly withLandEstimate: boolean;
  readonly parcelId: string;
  readonly numberOfCopies: number;
  readonly orderPdf: boolean;
  readonly approvalStatus: ApprovalStatus;
  readonly pageFormat: string;
  readonly pageOrientation: string;
  readonly colorPalette: string;
  readonly selectedScale: number;
  readonly printArea: unknown;
}

/** An order to the cadastre system; it delivers to the callback address. */
export interface ExtractOrder {
  readonly orderNumber: string;
  readonly resultFileName: string;
  readonly callbackUrl: string;
  readonly orderedAt: string;
  readonly positions: readonly ExtractPosition[];
}

/** The authority's systems that the backend writes to. Each call is idempotent and throws OutsideError. */
export interface AuthorityPorts {
  sendReview(order: ReviewOrder): Promise<void>;
  sendMessage(message: PostboxMessage): Promise<void>;
  orderExtract(order: ExtractOrder): Promise<void>;
  /** Whether the cadastre system answers. */
  probeCadastre(): Promise<void>;
}

interface Place {
  readonly url: string;
  readonly token: string;
}

/** Desk, postbox and cadastre system at the other end of HTTP. */
export function httpAuthority(places: {
  readonly desk: Place;
  readonly postbox: Place;
  readonly cadastre: Place;
}): AuthorityPorts {
  const send = async (place: Place, path: string, body: unknown): Promise<void> => {
    await callJson(`${place.url}${path}`, place.token, { body });
  };
  return {
    sendReview: (order) => send(places.desk, '/desk/api/reviews', order),
    sendMessage: (message) => send(places.postbox, '/postbox/api/messages', message),
    orderExtract: (order) => send(places.cadastre, '/cadastre/orders', order),
    probeCadastre: () => probe(`${places.cadastre.url}/cadastre/ogc`),
  };
}
