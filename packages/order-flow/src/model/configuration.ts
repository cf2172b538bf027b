import type { PriceState } from './money.ts';
import type { Parcel, Position } from './parcel.ts';
import type { Product } from './product.ts';

/** Every page format the calls know; only A4 and A3 can be ordered online. */
export type PageFormat = 'A0' | 'A1' | 'A2' | 'A3' | 'A4';

/** The formats that can be ordered online. */
export type OrderableFormat = 'A4' | 'A3';

/** How the page lies. */
export type PageOrientation = 'PORTRAIT' | 'LANDSCAPE';

/** Coloured or black and white. */
export type ColorPalette = 'COLOR' | 'BW';

/** The denominator of the scale: 1000 means 1:1000. */
export type Scale = 500 | 1000 | 2000 | 5000;

/** What the customer decides about the page of a product with a user-defined format. */
export interface UserFormat {
  readonly format: OrderableFormat;
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
