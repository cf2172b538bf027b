import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** Problem document (RFC 9457) with the key of the message to show. */
export type Problem = Schemas['Problem'];
/** The logged-in customer. */
export type Customer = Schemas['Customer'];
export type PersonalData = Schemas['PersonalData'];
/** A session of the customer that has not ended. */
export type CustomerSession = Schemas['CustomerSession'];
/** An order without an account, as sent (OPEN-2). */
export type NewGuestOrder = Schemas['NewGuestOrder'];
/** Whose link to an order without an account is sent again. */
export type GuestLinkRequest = Schemas['GuestLinkRequest'];
/** A parcel that a customer has saved. */
export type SavedParcel = Schemas['SavedParcel'];
/** Whose account a login uses: `PERSON` or `ORGANISATION`. */
export type LoginAccount = Schemas['LoginAccount'];
/** What an organisation may order without a justification (ORG-2). */
export type Entitlement = Schemas['Entitlement'];
/** Whether an organisation may order an extract without a justification, or why not. */
export type EntitlementCheck = Schemas['EntitlementCheck'];
/** Ground and file number of an entitled position, as sent; without a file number where the person is entered as the owner. */
export type NewEntitlement = Schemas['NewEntitlement'];
/** Why a position of an order needed no justification. */
export type PositionEntitlement = Schemas['PositionEntitlement'];
/** Product and parcels for which a person asks whether they are entered as the owner (OWN-1). */
export type OwnershipQuestion = Schemas['OwnershipQuestion'];
/** The organisation of a session with its people and orders (ORG-3). */
export type Organisation = Schemas['Organisation'];
/** An order in the list of an organisation. */
export type OrganisationOrder = Schemas['OrganisationOrder'];
/** What an organisation may order by collective invoice, in cents (ORG-5). */
export type CollectiveAccount = Schemas['CollectiveAccount'];
/** The invoice of an organisation for a month. */
export type CollectiveInvoice = Schemas['CollectiveInvoice'];
/** The collective invoices of an organisation, and what is open. */
export type CollectiveInvoices = Schemas['CollectiveInvoices'];
/** A program that may order for an organisation, with the last requests to its webhook (ORG-4). */
export type Program = Schemas['Program'];
/** A program to allow. */
export type NewProgram = Schemas['NewProgram'];
/** A new program with its secrets, which are shown once. */
export type AddedProgram = Schemas['AddedProgram'];
/** What a program may do. */
export type ProgramScope = Schemas['ProgramScope'];
/** One request to the webhook of a program. */
export type WebhookDelivery = Schemas['WebhookDelivery'];
/** What a webhook tells. */
export type WebhookEvent = Schemas['WebhookEvent'];
/** An access token of a program (RFC 6749). */
export type AccessToken = Schemas['AccessToken'];
/** An error of the token endpoint: RFC 6749 and RFC 9457 in one body. */
export type OAuthProblem = Schemas['OAuthProblem'];
/** The organisation of a session. */
export type CustomerOrganisation = Schemas['CustomerOrganisation'];
/** When the session of a person ends. */
export type SessionEnd = Schemas['SessionEnd'];
/** A postal address of the identity service. */
export type PostalAddress = Schemas['PostalAddress'];
/** Name and postal address to which paper is sent. */
export type Addressee = Schemas['Addressee'];
/** Trust level of the identity service, `LEVEL_1` (low) to `LEVEL_4` (online ID). */
export type TrustLevel = Schemas['TrustLevel'];
/** The sex as the identity service reports it. */
export type Sex = Schemas['Customer']['sex'];
/** Category of products in display order. */
export type Category = Schemas['Category'];
/** A product of the catalogue; prices in integer cents. */
export type Product = Schemas['Product'];
/** What the page of a product says besides its description. */
export type ProductDetails = Schemas['ProductDetails'];
/** The document that a product yields. */
export type ProductKind = Schemas['ProductKind'];
/** A price of the product list: the gross amount in cents. */
export type BasePrice = Schemas['BasePrice'];
/** A price in integer cents, EUR. */
export type Price = Schemas['Price'];
/** The format of a file for other programs (DATA-6). */
export type FileFormat = Schemas['FileFormat'];
/** What such files contain: what lies on the sheet, or the ordered parcels alone. */
export type FileExtent = Schemas['FileExtent'];
/** A format that a product offers, with its fee. */
export type OfferedFileFormat = Schemas['OfferedFileFormat'];
/** The format of a file that was verified (DATA-7). */
export type VerifiedFormat = Schemas['VerifiedFormat'];
/** A delivered file as the verification names it. */
export type VerifiedFile = Schemas['VerifiedFile'];
/** A delivery to calculate the price of. */
export type PriceRequest = Schemas['PriceRequest'];
/** A local subdistrict (Gemarkung) as an option of the parcel search. */
export type SubdistrictOption = Schemas['SubdistrictOption'];
/** A land registry district (Grundbuchbezirk) as an option of the register search. */
export type DistrictOption = Schemas['DistrictOption'];
/** CRS of a state: ETRS89 / UTM, zones 31N to 33N; of all coordinates of the contract (STATE-4). */
export type Crs = Schemas['Crs'];
/** Easting and northing in metres, in the CRS of the state. */
export type Position = Schemas['Position'];
/** A closed ring of positions: the first one repeated as the last. */
export type Ring = Schemas['Ring'];
/** GeoJSON MultiPolygon in metres, in the CRS of the state (not degrees, unlike RFC 7946). */
export type MultiPolygon = Schemas['MultiPolygon'];
/** A parcel (Flurstück); area in m², geometry in metres, in the CRS of the state. */
export type Parcel = Schemas['Parcel'];
/** An address on a parcel. */
export type ParcelAddress = Schemas['ParcelAddress'];
/** One page of a parcel search. */
export type ParcelPage = Schemas['ParcelPage'];
/** Body of the address search. */
export type AddressSearch = Schemas['AddressSearch'];
/** Body of the search by subdistrict, section and number. */
export type ParcelDetailsSearch = Schemas['ParcelDetailsSearch'];
/** Body of the search by booking sheet. */
export type LandRegisterSearch = Schemas['LandRegisterSearch'];
/** Body of the search by an area of the map. */
export type MapAreaSearch = Schemas['MapAreaSearch'];
export type SurroundingsRequest = Schemas['SurroundingsRequest'];
export type Surroundings = Schemas['Surroundings'];
/** Body of the search by a point of the map. */
export type MapCoordinatesSearch = Schemas['MapCoordinatesSearch'];
/** A suggestion for a typed text, with the input of the search that finds it. */
export type Suggestion = Schemas['Suggestion'];
/** Suggestions, the likeliest first. */
export type SuggestionList = Schemas['SuggestionList'];
/** The authority responsible for a parcel. */
export type CadastralAuthority = Schemas['CadastralAuthority'];
/** A page format that can be ordered online. */
export type PageFormat = Schemas['PageFormat'];
/** Portrait or landscape. */
export type PageOrientation = Schemas['Orientation'];
/** Colour or black and white. */
export type ColorPalette = Schemas['Palette'];
/** The denominator of the scale: 1000 means 1:1000. */
export type Scale = Schemas['Scale'];
/** A position of an order to create. */
export type NewOrderPosition = Schemas['NewOrderPosition'];
/** An order to create. */
export type NewOrder = Schemas['NewOrder'];
/** The number and status of a created order. */
export type CreatedOrder = Schemas['CreatedOrder'];
/** One order of the customer with its positions. */
export type Order = Schemas['Order'];
/** What a customer has agreed to before buying by contract (LAW-3). */
export type WithdrawalConsent = Schemas['WithdrawalConsent'];
/** One position of an order. */
export type OrderPosition = Schemas['OrderPosition'];
/** An order in the list of orders. */
export type OrderSummary = Schemas['OrderSummary'];
/** What waits for whom: a group of orders. */
export type OrderGroup = Schemas['OrderGroup'];
/** The order of a list of orders. */
export type OrderSort = Schemas['OrderSort'];
/** One page of a list of orders. */
export type OrderPage = Schemas['OrderPage'];
/** Status of an order. */
export type OrderStatus = Schemas['OrderStatus'];
/** Result of a closed order. */
export type CloseResolution = Schemas['CloseResolution'];
/** Decision about the legitimate interest of a position. */
export type ApprovalStatus = Schemas['ApprovalStatus'];
/** A question of the authority about a position, or an answer of the customer. */
export type PositionMessage = Schemas['PositionMessage'];
/** A file that proves a legitimate interest. */
export type Evidence = Schemas['Evidence'];
/** The answer to a question of the authority. */
export type Answer = Schemas['Answer'];
/** A payment method with its names and display order. */
export type PaymentMethod = Schemas['PaymentMethod'];
/** The name of a payment method. */
export type PaymentMethodName = Schemas['PaymentMethodName'];
/** Status of an order and of its file. */
export type DownloadStatusAnswer = Schemas['DownloadStatusAnswer'];
/** Whether the file of an order can be downloaded. */
export type DownloadStatus = Schemas['DownloadStatus'];
/** Decisions of the authority. */
export type ReviewResult = Schemas['ReviewResult'];
/** Result of a health check. */
export type Check = Schemas['Check'];
/** The configuration of the portal by a state. */
export type PortalConfiguration = Schemas['PortalConfiguration'];
/** A text by language; German is always present. */
export type LocalizedText = Schemas['LocalizedText'];
/** The texts of a language that is not part of the portal. */
export type LanguageTexts = Schemas['LanguageTexts'];
/** What an authority must say: `legal.json` of a state pack (LAW-1, LAW-4). */
export type LegalInformation = Schemas['LegalInformation'];
/** Accessibility statement by the model of Decision (EU) 2018/1523. */
export type AccessibilityStatement = Schemas['AccessibilityStatement'];
/** Content that is not accessible, why, and what people can use instead. */
export type KnownBarrier = Schemas['KnownBarrier'];
/** What people must be told about their data (Art. 13 GDPR). */
export type DataProcessing = Schemas['DataProcessing'];
/** What one kind of data is for. */
export type ProcessingPurpose = Schemas['ProcessingPurpose'];
/** A report of a barrier of the portal. */
export type BarrierReport = Schemas['BarrierReport'];
/** An answer to the question after delivery (LAW-6). */
export type Feedback = Schemas['Feedback'];
/** What a person has written after delivery, without anything about person, order and day. */
export type FeedbackText = Schemas['FeedbackText'];
/** A content page of the configuration. */
export type ContentPage = Schemas['ContentPage'];
/** What the customer can do next with an order. */
export type NextAction = Schemas['NextAction'];
/** An event of an order. */
export type TimelineEntry = Schemas['TimelineEntry'];
/** Result of the verification of an extract. */
export type Verification = Schemas['Verification'];
/** Result of the verification of a file. */
export type FileVerification = Schemas['FileVerification'];
/** State of the cadastre index for monitoring (DATA-3). */
export type CadastreMonitoring = Schemas['CadastreMonitoring'];
/** A payment that the provider received, and of which the portal knows no order. */
export type PaymentWithoutOrder = Schemas['PaymentWithoutOrder'];
/** A refund that the cash office makes. */
export type RefundTask = Schemas['RefundTask'];
/** Operational metrics. */
export type Operations = Schemas['Operations'];
/** A language as a BCP 47 tag, such as `de` or `nds`. */
export type Language = Schemas['Language'];
/** Texts in further languages than German and English, by language. */
export type Translations = Schemas['Translations'];
