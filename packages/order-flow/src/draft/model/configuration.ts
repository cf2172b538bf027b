import type {
  ColorPalette,
  FileExtent,
  FileFormat,
  NewEntitlement,
  PageFormat,
  PageOrientation,
  Parcel,
  Position,
  Product,
  Scale,
} from '@portal/api';
import type { PriceState } from './money.ts';

/** The page of a product with a user-defined format, as selected by the customer. */
export interface UserFormat {
  /** Size of the sheet; only A4 and A3 can be ordered online. */
  readonly format: PageFormat;
  /** Portrait or landscape. */
  readonly orientation: PageOrientation;
  /** Colour or black and white. */
  readonly palette: ColorPalette;
  /** Denominator of the scale: 1000 for 1:1000. */
  readonly scale: Scale;
}

/**
 * The part of the map on the page: a closed, axis-parallel, counter-clockwise ring that starts at the lower left corner.
 * Metres in the CRS of the state.
 */
export type PrintArea = readonly [Position, Position, Position, Position, Position];

/** Delivery of an extract and its price. */
export interface Provisioning {
  /** As a PDF to download. */
  readonly digital: boolean;
  /** As printed copies by post. */
  readonly paper: boolean;
  /** As files for other programs, each format once, in the order of `FILE_FORMATS`; missing or empty without any (DATA-6). */
  readonly files?: readonly FileFormat[] | undefined;
  /** What these files contain; missing for what the sheet shows. */
  readonly fileExtent?: FileExtent | undefined;
  /** Paper copies, 1 to 10; ignored while `paper` is false. */
  readonly copies: number;
  /** The fee of this delivery, calculated by the backend (FLOW-7). */
  readonly price: PriceState;
}

/** A file that the backend has stored for this person (DESK-1). */
export interface UploadedEvidence {
  /** `evidenceId` of the contract. */
  readonly id: string;
  /** Its name on the device of the person. */
  readonly name: string;
  /** In bytes. */
  readonly bytes: number;
}

/** A further selected parcel, for which the same extract is ordered (BEY-7). */
export interface FurtherParcel {
  /** With its geometry in metres, CRS of the state. */
  readonly parcel: Parcel;
  /** Same as `Configuration.printAreaCentre`. */
  readonly printAreaCentre: Position | null;
}

/** The extract being configured. Selectors derive completeness, print area and fit. */
export interface Configuration {
  /** Null until one is selected. */
  readonly product: Product | null;
  /** Null until one is selected. */
  readonly parcel: Parcel | null;
  /** How this extract is delivered. */
  readonly provisioning: Provisioning;
  /** The legitimate interest, as typed; ignored for products without owner data. */
  readonly justification: string;
  /** The chosen ground of the legitimate interest, an id of the state pack (DESK-1); missing without one. */
  readonly ground?: string | undefined;
  /** Uploaded files that prove the justification (DESK-1). */
  readonly evidence?: readonly UploadedEvidence[] | undefined;
  /** The justification was copied from an earlier extract and has not been edited (FLOW-6). */
  readonly justificationReused: boolean;
  /** Ground and file number instead of a justification, where the organisation is entitled; as typed (ORG-2). Or the ground `owner` (OWN-1). */
  readonly entitlement?: NewEntitlement | undefined;
  /** Ignored for products whose page cannot be chosen. */
  readonly userFormat: UserFormat;
  /** Centre of the print area after moving it (BEY-5), in metres; null: centred on the parcel. */
  readonly printAreaCentre: Position | null;
  /** The customer wants the page although it does not contain the whole parcel (JRN-4); a change of the page resets it. */
  readonly partialPageConfirmed: boolean;
  /** Selected parcels besides `parcel`, which is the one shown (BEY-7); usually empty. */
  readonly furtherParcels: readonly FurtherParcel[];
  /** All selected parcels on one sheet for one fee, where product and page allow it (PAGE-3); false: one sheet each. */
  readonly oneSheet?: boolean | undefined;
  /** The ids of the parcels that were selected when something of this extract was last chosen: without them it is made anew (FLOW-9). */
  readonly madeFor?: readonly string[] | undefined;
}
