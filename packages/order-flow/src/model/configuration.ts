import type {
  ColorPalette,
  PageFormat,
  PageOrientation,
  Parcel,
  Position,
  Product,
  Scale,
} from '@portal/api';
import type { PriceState } from './money.ts';

/** What the customer decides about the page of a product with a user-defined format. */
export interface UserFormat {
  readonly format: PageFormat;
  readonly orientation: PageOrientation;
  readonly palette: ColorPalette;
  readonly scale: Scale;
}

/**
 * The part of the ground that the page shows: a closed, axis-parallel, counter-clockwise ring that starts
 * at the lower left corner. Metres, EPSG:25833.
 */
export type PrintArea = readonly [Position, Position, Position, Position, Position];

/** How the extract is delivered and what that costs. */
export interface Provisioning {
  readonly digital: boolean;
  readonly paper: boolean;
  /** Paper copies, 1 to 10; without meaning while `paper` is false. */
  readonly copies: number;
  readonly price: PriceState;
}

/** A further parcel that gets the same extract as the one that is shown (BEY-7). */
export interface FurtherParcel {
  readonly parcel: Parcel;
  /** As `Configuration.printAreaCentre`. */
  readonly printAreaCentre: Position | null;
}

/** The extract that is being put together. Completeness, print area and fit are derived by selectors. */
export interface Configuration {
  readonly product: Product | null;
  readonly parcel: Parcel | null;
  readonly provisioning: Provisioning;
  readonly justification: string;
  /** The justification was taken from an earlier extract and not edited since (FLOW-6). */
  readonly justificationReused: boolean;
  readonly userFormat: UserFormat;
  /** Where the customer moved the print area to (BEY-5); null: centred on the parcel. */
  readonly printAreaCentre: Position | null;
  /** The parcels chosen besides `parcel`, which is the one that is shown (BEY-7); empty as a rule. */
  readonly furtherParcels: readonly FurtherParcel[];
}
