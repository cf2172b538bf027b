import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** RFC 9457 problem with the key of the sentence the portal shows. */
export type Problem = Schemas['Problem'];
/** Who is logged in. */
export type Customer = Schemas['Customer'];
/** Trust level of the identity service, `LEVEL_1` (low) to `LEVEL_4` (online ID). */
export type TrustLevel = Schemas['TrustLevel'];
/** The sex as the identity service reports it. */
export type Sex = Schemas['Customer']['sex'];
/** Category of products in display order. */
export type Category = Schemas['Category'];
/** What can be ordered; prices in cents. */
export type Product = Schemas['Product'];
/** A price of the product list: the gross amount in cents. */
export type BasePrice = Schemas['BasePrice'];
/** Price in cents, EUR. */
export type Price = Schemas['Price'];
/** One delivery to be priced. */
export type PriceRequest = Schemas['PriceRequest'];
/** Gemarkung as an option of the search. */
export type SubdistrictOption = Schemas['SubdistrictOption'];
/** Grundbuchbezirk as an option of the search. */
export type DistrictOption = Schemas['DistrictOption'];
/** Easting and northing in metres, EPSG:25833. */
export type Position = Schemas['Position'];
/** A closed ring of positions: the first one repeated as the last. */
export type Ring = Schemas['Ring'];
/** GeoJSON MultiPolygon in metres, EPSG:25833 (not degrees, unlike RFC 7946). */
export type MultiPolygon = Schemas['MultiPolygon'];
/** Flurstück with its outline in EPSG:25833. */
export type Parcel = Schemas['Parcel'];
/** One page of a parcel search. */
export type ParcelPage = Schemas['ParcelPage'];
/** Body of the address search. */
export type AddressSearch = Schemas['AddressSearch'];
/** Body of the search by subdistrict, section and number. */
export type ParcelDetailsSearch = Schemas['ParcelDetailsSearch'];
/** Body of the search by booking sheet. */
export type LandRegisterSearch = Schemas['LandRegisterSearch'];
/** Body of the search by a map section. */
export type MapAreaSearch = Schemas['MapAreaSearch'];
/** Body of the search by a point of the map. */
export type MapCoordinatesSearch = Schemas['MapCoordinatesSearch'];
/** The authority in charge of a parcel. */
export type CadastralAuthority = Schemas['CadastralAuthority'];
/** A page format that can be ordered online. */
export type PageFormat = Schemas['PageFormat'];
/** Portrait or landscape. */
export type PageOrientation = Schemas['Orientation'];
/** Colour or black and white. */
export type ColorPalette = Schemas['Palette'];
/** The denominator of the scale: 1000 means 1:1000. */
export type Scale = Schemas['Scale'];
/** One position of an order to be created. */
export type NewOrderPosition = Schemas['NewOrderPosition'];
/** An order to be created. */
export type NewOrder = Schemas['NewOrder'];
/** Answer to a created order. */
export type CreatedOrder = Schemas['CreatedOrder'];
/** One order of the customer with its positions. */
export type Order = Schemas['Order'];
/** One position of an order. */
export type OrderPosition = Schemas['OrderPosition'];
/** One row of the list of orders. */
export type OrderSummary = Schemas['OrderSummary'];
/** Where an order stands. */
export type OrderStatus = Schemas['OrderStatus'];
/** How a closed order ended. */
export type CloseResolution = Schemas['CloseResolution'];
/** Whether a position's legitimate interest is accepted. */
export type ApprovalStatus = Schemas['ApprovalStatus'];
/** A way to pay, with its names and its place in the list. */
export type PaymentMethod = Schemas['PaymentMethod'];
/** The technical name of a way to pay. */
export type PaymentMethodName = Schemas['PaymentMethodName'];
/** How far the file of an order is. */
export type DownloadStatusAnswer = Schemas['DownloadStatusAnswer'];
/** Whether the file of an order can be downloaded. */
export type DownloadStatus = Schemas['DownloadStatus'];
/** Decisions of the authority. */
export type ReviewResult = Schemas['ReviewResult'];
/** Answer of a monitoring call. */
export type Check = Schemas['Check'];
/** What a state has set for its portal. */
export type PortalConfiguration = Schemas['PortalConfiguration'];
/** A text in German and English. */
export type LocalizedText = Schemas['LocalizedText'];
/** A static page from configuration. */
export type ContentPage = Schemas['ContentPage'];
/** What can be done with an order now. */
export type NextAction = Schemas['NextAction'];
/** Something that happened to an order. */
export type TimelineEntry = Schemas['TimelineEntry'];
/** What is known of a code on an extract. */
export type Verification = Schemas['Verification'];
/** Figures for operators. */
export type Operations = Schemas['Operations'];
/** A language of the portal and its messages. */
export type Language = Schemas['Language'];
