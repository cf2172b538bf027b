// Made from openapi.yaml by `pnpm --filter @portal/api generate`.
export interface paths {
    readonly "/authenticate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Start logging in at the identity service.
         * @description Answers with a redirect to the provider (OpenID Connect, authorization code with PKCE). The way back is kept by the backend, since providers drop fragments.
         */
        readonly get: operations["authenticate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticate/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the identity service sends the person back to.
         * @description Sets the session and redirects to the kept address; with `authException=failedOrCancelled` or `authException=incompleteData` in the query when the login failed.
         */
        readonly get: operations["authenticateCallback"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is logged in. */
        readonly get: operations["getCustomer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the session.
         * @description Also answers 204 when there is no session (any more).
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All categories with their active products. */
        readonly get: operations["listCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/categories/{categoryId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryId: components["parameters"]["CategoryId"];
            };
            readonly cookie?: never;
        };
        /** One category. */
        readonly get: operations["getCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/categories/{categoryId}/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryId: components["parameters"]["CategoryId"];
            };
            readonly cookie?: never;
        };
        /** The active products of a category. */
        readonly get: operations["listCategoryProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/categories/{categoryId}/products/{productId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryId: components["parameters"]["CategoryId"];
                readonly productId: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        /** One product of a category. */
        readonly get: operations["getCategoryProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{productId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productId: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        /** One product. */
        readonly get: operations["getProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/price/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What the given deliveries cost.
         * @description One price per entry, in the same order.
         */
        readonly post: operations["calculatePrice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/subdistricts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All local subdistricts (Gemarkungen), by name. */
        readonly get: operations["listSubdistricts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/districts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All land register districts (Grundbuchbezirke), by name. */
        readonly get: operations["listDistricts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/parcels/search-by-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Parcels at a postal address. */
        readonly post: operations["searchByAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/parcels/search-by-parcel-details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Parcels by subdistrict, section and number.
         * @description Without a parcel number all parcels of the section; with a number without a denominator also all its fractions.
         */
        readonly post: operations["searchByParcelDetails"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/parcels/search-by-land-register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Parcels booked on booking sheets of a register district. */
        readonly post: operations["searchByLandRegister"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/parcels/search-by-map-area": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Parcels that touch an area of the map. */
        readonly post: operations["searchByMapArea"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/parcels/search-by-map-coordinates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The parcel at a point of the map. */
        readonly post: operations["searchByMapCoordinates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ca/find-by-parcel/{parcelId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly parcelId: components["parameters"]["ParcelId"];
            };
            readonly cookie?: never;
        };
        /** The cadastral authority in charge of a parcel. */
        readonly get: operations["findAuthorityByParcel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's orders, newest first. */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /**
         * Send an order.
         * @description Sent again with the same key and the same body it answers with the same order; with another body it is refused with 422.
         */
        readonly post: operations["createOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        /** One order of the customer. */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        /** Cancel an order that is not paid and has no sensitive product. */
        readonly delete: operations["cancelOrder"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}/payment-methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        /** How this order can be paid. */
        readonly get: operations["listPaymentMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start paying; the answer says where to go. */
        readonly post: operations["payOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}/download-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        /** How far the extract is. */
        readonly get: operations["getDownloadStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        /** The extract itself; also usable as a direct link by its owner. */
        readonly get: operations["downloadOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}/invoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        /** The invoice or fee notice of an order; also usable as a direct link by its owner. */
        readonly get: operations["downloadInvoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verifications/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description As printed on the extract. */
                readonly code: components["schemas"]["VerificationCode"];
            };
            readonly cookie?: never;
        };
        /**
         * Whether an extract with this code is genuine (BEY-10).
         * @description Public and rate-limited; tells nothing about who ordered it. A code that nobody was given answers like any other that is not genuine.
         */
        readonly get: operations["verifyExtract"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-status/{orderNumber}/{transactionId}/{result}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
                readonly transactionId: string;
                /** @description What the provider's page says; never believed without asking the provider. */
                readonly result: "success" | "failed" | "cancel";
            };
            readonly cookie?: never;
        };
        /**
         * Where the payment provider sends the person back to.
         * @description Asks the provider for the true result, then redirects into the portal.
         */
        readonly get: operations["returnFromPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The payment provider says that something happened to a transaction.
         * @description Only a hint; the backend asks the provider for the true result. The body is signed by the header `Signature` (HMAC-SHA-256 over the raw body, hex).
         */
        readonly post: operations["notifyPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-result-alkis/{resultFileName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly resultFileName: components["parameters"]["ResultFileName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * The cadastre system delivers the extract of an order.
         * @description Repeated with the same content it changes nothing.
         */
        readonly put: operations["putProductResult"];
        readonly post?: never;
        /** The cadastre system takes a delivered file back. */
        readonly delete: operations["deleteProductResult"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoice/{publicFileName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly publicFileName: components["parameters"]["PublicFileName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** The accounting system delivers the invoice or fee notice of an order. */
        readonly put: operations["putInvoice"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dispatch-result": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The authority has handed the paper of an order to the post.
         * @description Closes an order whose extract has been delivered; repeated it changes nothing.
         */
        readonly post: operations["postDispatchResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/review-result": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The authority decides positions of an order under review.
         * @description A decision repeated is accepted; a decision that contradicts an earlier one is refused with 409.
         */
        readonly post: operations["postReviewResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a state has set for its portal. */
        readonly get: operations["getConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether this process can answer (database reachable). */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many people are logged in. */
        readonly get: operations["getUserMonitoring"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/operations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What operators look after, as figures without any person's data. */
        readonly get: operations["getOperations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/dead-letters/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Try all jobs again that had been given up. */
        readonly post: operations["retryDeadLetters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether searches answer. */
        readonly get: operations["checkSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the payment provider answers. */
        readonly get: operations["checkPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/identity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the identity service answers. */
        readonly get: operations["checkIdentity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the cadastre system answers. */
        readonly get: operations["checkProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Id: string;
        /** @description Land 2 digits, subdistrict 4, section 3, number 5, index 4, then up to 2 more; empty parts are underscores (VAL-9). The land code is checked by configuration. */
        readonly ParcelId: string;
        /** @description Cannot be counted through. */
        readonly OrderNumber: string;
        /** @description Integer cents in EUR. */
        readonly Cents: number;
        /** @description Easting and northing in metres, EPSG:25833. */
        readonly Position: readonly [
            number,
            number
        ];
        /** @description Closed ring, the first point repeated as the last. */
        readonly Ring: readonly components["schemas"]["Position"][];
        /** @description The page rectangle on the ground, a closed ring of five points, EPSG:25833. */
        readonly PrintArea: readonly components["schemas"]["Position"][];
        /** @description GeoJSON MultiPolygon in EPSG:25833. */
        readonly MultiPolygon: {
            /** @constant */
            readonly type: "MultiPolygon";
            readonly coordinates: readonly (readonly components["schemas"]["Ring"][])[];
        };
        readonly Problem: {
            readonly type: string;
            /** @description English, for operators. */
            readonly title: string;
            readonly status: number;
            readonly detail?: string;
            /** @description Stable key of the sentence that the portal shows, e.g. `INVALID_ID`. */
            readonly messageKey: string;
            /** @description To be named when asking for help. */
            readonly requestId?: string;
            readonly errors?: readonly {
                readonly field: string;
                readonly messageKey: string;
            }[];
        };
        /** @enum {unknown} */
        readonly TrustLevel: "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4";
        readonly Customer: {
            /** @description Opaque; tells whether it is the same person as before (FLOW-18). */
            readonly id: string;
            /** @description First name. */
            readonly name: string;
            readonly lastname: string;
            readonly email: string;
            readonly trustLevel: components["schemas"]["TrustLevel"];
            /** @enum {unknown} */
            readonly sex: "NOT_KNOWN" | "MALE" | "FEMALE" | "NOT_APPLICABLE";
        };
        readonly BasePrice: {
            readonly priceGross: components["schemas"]["Cents"];
        };
        readonly Price: {
            /** @constant */
            readonly currency: "EUR";
            readonly priceGross: components["schemas"]["Cents"];
            readonly priceNet: components["schemas"]["Cents"];
            readonly vatAmount: components["schemas"]["Cents"];
            /** @description Per cent. */
            readonly vatRate: number;
        };
        readonly Product: {
            readonly id: components["schemas"]["Id"];
            readonly displayName: string;
            readonly englishDisplayName: string;
            readonly description: string;
            readonly englishDescription: string;
            /** @description Path on the portal's own origin. */
            readonly imagePath: string;
            /** @description Names owners; needs a justification and a review. */
            readonly sensitiveData: boolean;
            /** @description The customer chooses scale, format, orientation and palette. */
            readonly userDefinedFormat: boolean;
            /** @description Describes the whole property (all parcels of a booking sheet entry) instead of one parcel. */
            readonly property: boolean;
            /** @description Shows the land estimate (Bodenschätzung). */
            readonly withLandEstimate: boolean;
            readonly priceBasePdf: components["schemas"]["BasePrice"];
            readonly priceBasePaper: components["schemas"]["BasePrice"];
            readonly priceMultiCopyPaper: components["schemas"]["BasePrice"];
            /** @enum {unknown} */
            readonly status: "ACTIVE" | "INACTIVE";
            readonly minimalTrustLevel: components["schemas"]["TrustLevel"];
        };
        readonly Category: {
            readonly id: components["schemas"]["Id"];
            readonly displayName: string;
            readonly englishDisplayName: string;
            readonly products: readonly components["schemas"]["Product"][];
        };
        readonly PriceRequest: {
            readonly productId: components["schemas"]["Id"];
            readonly paperCopies: number;
            readonly digital: boolean;
        };
        readonly SubdistrictOption: {
            readonly localSubdistrictId: string;
            readonly label: string;
        };
        readonly DistrictOption: {
            readonly landRegisterDistrictId: string;
            readonly label: string;
        };
        readonly Page: number;
        /** @description The portal uses 7. */
        readonly Limit: number;
        readonly AddressSearch: {
            readonly page: components["schemas"]["Page"];
            readonly limit: components["schemas"]["Limit"];
            readonly params: {
                readonly zipCode: string;
                readonly city: string;
                readonly streetName: string;
                readonly houseNumber: string;
            };
        };
        readonly ParcelDetailsSearch: {
            readonly page: components["schemas"]["Page"];
            readonly limit: components["schemas"]["Limit"];
            readonly params: {
                readonly localSubdistrictId: string;
                readonly cadastralSection: string;
                readonly parcelNumber: string;
            };
        };
        readonly LandRegisterSearch: {
            readonly page: components["schemas"]["Page"];
            readonly limit: components["schemas"]["Limit"];
            readonly params: {
                readonly landRegisterDistrictId: string;
                readonly bookingSheet: string;
            };
        };
        readonly MapAreaSearch: {
            readonly page: components["schemas"]["Page"];
            readonly limit: components["schemas"]["Limit"];
            /** @description Closed ring, EPSG:25833; refused when its bounding box is wider or higher than 5000 m. */
            readonly area: readonly components["schemas"]["Position"][];
        };
        readonly MapCoordinatesSearch: {
            /** @constant */
            readonly page: 0;
            /** @constant */
            readonly limit: 1;
            readonly coordinates: components["schemas"]["Position"];
        };
        readonly Parcel: {
            readonly parcelId: components["schemas"]["ParcelId"];
            /** @description As people name it, e.g. "Lindenau, Flur 3, Flurstück 114/2". */
            readonly displayString: string;
            readonly localSubdistrictId: string;
            readonly localSubdistrict: string;
            /** @description Without leading zeroes. */
            readonly cadastralSection: string;
            /** @description e.g. 114 or 114/2. */
            readonly parcelNumber: string;
            /** @description Official area in square metres. */
            readonly area: number;
            /** @description Outer rings. */
            readonly shape: readonly components["schemas"]["Ring"][];
            /** @description Inner rings of all parts. */
            readonly holes: readonly components["schemas"]["Ring"][];
            readonly geometry: components["schemas"]["MultiPolygon"];
        };
        readonly ParcelPage: {
            readonly items: readonly components["schemas"]["Parcel"][];
            readonly page: number;
            readonly total: number;
        };
        readonly CadastralAuthority: {
            readonly name: string;
            readonly streetName: string;
            readonly houseNumber: string;
            readonly zipCode: string;
            readonly city: string;
        };
        /**
         * @description A2 to A0 are not orderable online.
         * @enum {unknown}
         */
        readonly PageFormat: "A4" | "A3";
        /**
         * @description The n of 1:n.
         * @enum {unknown}
         */
        readonly Scale: 500 | 1000 | 2000 | 5000;
        /** @enum {unknown} */
        readonly Orientation: "PORTRAIT" | "LANDSCAPE";
        /** @enum {unknown} */
        readonly Palette: "COLOR" | "BW";
        readonly NewOrderPosition: {
            readonly parcelId: components["schemas"]["ParcelId"];
            readonly productId: components["schemas"]["Id"];
            /** @description 0 without paper. */
            readonly numberOfCopies: number;
            readonly orderPdf: boolean;
            /** @description Empty unless the product is sensitive. */
            readonly justification: string;
            readonly pageFormat?: components["schemas"]["PageFormat"];
            readonly selectedScale?: components["schemas"]["Scale"];
            readonly pageOrientation?: components["schemas"]["Orientation"];
            readonly colorPalette?: components["schemas"]["Palette"];
            readonly printArea?: components["schemas"]["PrintArea"];
        };
        readonly NewOrder: {
            /** @description Language of the messages about this order; the portal's default when left out. */
            readonly language?: components["schemas"]["Language"];
            readonly orderPositions: readonly components["schemas"]["NewOrderPosition"][];
        };
        /** @enum {unknown} */
        readonly Language: "de" | "en";
        /** @enum {unknown} */
        readonly OrderStatus: "CREATED" | "APPROVAL_PENDING" | "APPROVED" | "READY_FOR_DELIVERY" | "GENERATION_COMPLETED" | "CLOSED";
        /** @enum {unknown} */
        readonly CloseResolution: "REJECTED" | "COMPLETED" | "CANCELLED" | "EXPIRED";
        /** @enum {unknown} */
        readonly ApprovalStatus: "APPROVAL_PENDING" | "NOT_NEEDED" | "REJECTED" | "APPROVED";
        readonly CreatedOrder: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
        };
        readonly OrderPosition: {
            readonly positionId: string;
            readonly number: number;
            readonly numberOfCopies: number;
            readonly orderPdf: boolean;
            readonly parcelDetails: components["schemas"]["Parcel"];
            readonly orderedProductDetails: components["schemas"]["Product"];
            readonly price: components["schemas"]["Price"];
            readonly approvalStatus: components["schemas"]["ApprovalStatus"];
            readonly decisionReason?: string;
            readonly justification: string;
            readonly pageFormat?: components["schemas"]["PageFormat"];
            readonly selectedScale?: components["schemas"]["Scale"];
            readonly pageOrientation?: components["schemas"]["Orientation"];
            readonly colorPalette?: components["schemas"]["Palette"];
            readonly printArea?: components["schemas"]["PrintArea"];
        };
        readonly OrderSummary: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
            readonly closeResolution: components["schemas"]["CloseResolution"] | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly positionCount: number;
            readonly firstProduct?: components["schemas"]["Product"];
            /** @description Display string. */
            readonly firstParcel?: string;
            readonly total: components["schemas"]["Price"];
            readonly downloadStatus: components["schemas"]["DownloadStatus"];
            readonly nextAction?: components["schemas"]["NextAction"];
            /** @description Whether cancelOrder would be accepted now. */
            readonly cancellable?: boolean;
            /** @description Whether downloadInvoice has a file. */
            readonly invoiceAvailable?: boolean;
            readonly payableUntil?: components["schemas"]["PayableUntil"];
        };
        readonly Order: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
            readonly closeResolution: components["schemas"]["CloseResolution"] | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly orderPositions: readonly components["schemas"]["OrderPosition"][];
            /** @description Sum of the gross prices of the positions that are not rejected. */
            readonly total: components["schemas"]["Price"];
            readonly nextAction?: components["schemas"]["NextAction"];
            /** @description Whether cancelOrder would be accepted now. */
            readonly cancellable?: boolean;
            /** @description Whether downloadInvoice has a file. */
            readonly invoiceAvailable?: boolean;
            readonly payableUntil?: components["schemas"]["PayableUntil"];
            /** @description By which it was paid; BANK_TRANSFER with a fee notice when it completed itself. */
            readonly paymentMethod?: components["schemas"]["PaymentMethodName"];
            /** @description A payment that was begun and not finished; payOrder with the same method goes on with it. */
            readonly openPayment?: {
                readonly paymentMethod: components["schemas"]["PaymentMethodName"];
                /** Format: date-time */
                readonly startedAt: string;
            };
            /** @description What happened so far, the oldest first. */
            readonly timeline?: readonly components["schemas"]["TimelineEntry"][];
            readonly verificationCode?: components["schemas"]["VerificationCode"];
        };
        /**
         * @description What the person can do now. WAIT_FOR_REVIEW: the authority decides. PAY: start paying. CONTINUE_PAYMENT: a
         *     payment is open at the provider. WAIT_FOR_DELIVERY: the extract is being made, or paper is on its way.
         *     DOWNLOAD: the file is there. NONE: the order is over.
         * @enum {unknown}
         */
        readonly NextAction: "WAIT_FOR_REVIEW" | "PAY" | "CONTINUE_PAYMENT" | "WAIT_FOR_DELIVERY" | "DOWNLOAD" | "NONE";
        /**
         * Format: date-time
         * @description Until this moment an APPROVED order can be paid; after it, it completes itself by bank transfer (reviewed orders, BE-8) or expires.
         */
        readonly PayableUntil: string;
        readonly TimelineEntry: {
            /** @enum {unknown} */
            readonly event: "CREATED" | "REVIEW_NEEDED" | "APPROVED" | "ALL_REJECTED" | "PAYMENT_STARTED" | "PAYMENT_FAILED" | "PAYMENT_CANCELLED" | "PAID" | "REFUND_NEEDED" | "REFUNDED" | "NOTHING_TO_PAY" | "COMPLETED_BY_TIME" | "INVOICE_RECEIVED" | "EXTRACT_DELIVERED" | "EXTRACT_TAKEN_BACK" | "DISPATCHED" | "COMPLETED" | "CANCELLED" | "EXPIRED";
            /** Format: date-time */
            readonly at: string;
        };
        /** @description Printed on the extract, e.g. `7K2M-Q0XA-93TB`; cannot be counted through. */
        readonly VerificationCode: string;
        readonly Verification: {
            readonly code: components["schemas"]["VerificationCode"];
            readonly genuine: boolean;
            /** @description Null unless genuine. */
            readonly document: components["schemas"]["VerifiedDocument"] | null;
        };
        readonly VerifiedDocument: {
            /**
             * Format: date-time
             * @description When the file was delivered.
             */
            readonly issuedAt: string;
            /** @description Of the whole file, to be compared in the browser. */
            readonly sha256: string;
            /** @description Bytes. */
            readonly size: number;
            readonly extracts: readonly {
                readonly productName: string;
                readonly englishProductName: string;
                readonly parcelId: components["schemas"]["ParcelId"];
                /** @description Display string. */
                readonly parcelName: string;
            }[];
        };
        readonly Operations: {
            /** @description Orders that wait for the authority. */
            readonly openReviews: number;
            /** @description Payments open at the provider. */
            readonly openPayments: number;
            /** @description Open payments that should have been settled or withdrawn by now. */
            readonly stuckPayments: number;
            /** @description Payments that came for an order that did not ask and have not been given back yet. */
            readonly refundsNeeded: number;
            /** @description Paid orders without their file. */
            readonly waitingExtracts: number;
            /** @description Jobs that failed and are tried again. */
            readonly failedJobs: number;
            /** @description Jobs that were given up. */
            readonly deadLetters: number;
            /** @description How long the most overdue job has waited. */
            readonly oldestDueJobSeconds: number;
        };
        /** @enum {unknown} */
        readonly PaymentMethodName: "BANK_TRANSFER" | "CREDIT_CARD" | "GIROPAY" | "PAYDIRECT" | "PAY_PAL" | "SEPA";
        readonly PaymentMethod: {
            readonly method: components["schemas"]["PaymentMethodName"];
            readonly displayName: string;
            readonly englishDisplayName: string;
            readonly displayOrder?: number;
        };
        /** @enum {unknown} */
        readonly DownloadStatus: "WAITING" | "READY" | "NOT_AVAILABLE" | "FAILED";
        readonly DownloadStatusAnswer: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
            readonly closeResolution: components["schemas"]["CloseResolution"] | null;
            /** @description NOT_AVAILABLE: nothing to download, e.g. paper only. */
            readonly downloadStatus: components["schemas"]["DownloadStatus"];
        };
        readonly ReviewResult: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly decisions: readonly {
                readonly positionId: string;
                /** @enum {unknown} */
                readonly decision: "APPROVED" | "REJECTED";
                readonly reason?: string;
            }[];
        };
        readonly Check: {
            /** @enum {unknown} */
            readonly status: "UP" | "DOWN";
            /** Format: date-time */
            readonly checkedAt: string;
            readonly detail?: string;
        };
        readonly LocalizedText: {
            readonly de: string;
            readonly en: string;
        };
        readonly ContentPage: {
            readonly title: components["schemas"]["LocalizedText"];
            readonly sections: readonly {
                readonly heading: components["schemas"]["LocalizedText"];
                readonly paragraphs: readonly components["schemas"]["LocalizedText"][];
            }[];
        };
        readonly PortalConfiguration: {
            readonly title: components["schemas"]["LocalizedText"];
            readonly subtitle: components["schemas"]["LocalizedText"];
            readonly stateName: components["schemas"]["LocalizedText"];
            readonly languages: readonly ("de" | "en")[];
            /** @enum {unknown} */
            readonly defaultLanguage: "de" | "en";
            readonly languageSelector: boolean;
            /** @enum {unknown} */
            readonly defaultTheme: "light" | "dark" | "contrast";
            readonly landCode: string;
            /** @description Replaces the pattern of city names (VAL-1). */
            readonly cityPattern?: string;
            readonly basketMaximum: number;
            /** @description Served as lifecycle.hoursToComplete in whole days when that is set. */
            readonly reviewDaysToComplete: number;
            /** @description Times of an order in hours; parts of an hour are allowed. */
            readonly lifecycle?: {
                /** @description From the review to completing itself (BE-8); 504. */
                readonly hoursToComplete?: number;
                /** @description From sending to the end of an order without review that nobody pays; 504. */
                readonly hoursToExpire?: number;
                /** @description So long before either a reminder is sent; 0 sends none; 72. */
                readonly reminderHours?: number;
                /** @description After so long an open payment is withdrawn; 24. */
                readonly openPaymentHours?: number;
                /** @description An order with paper closes so long after delivery if nobody reports the dispatch; 336. */
                readonly hoursToDispatch?: number;
            };
            readonly polling: {
                readonly intervalMs: number;
                readonly timeoutMs: number;
            };
            readonly defaults: {
                readonly format: components["schemas"]["PageFormat"];
                readonly orientation: components["schemas"]["Orientation"];
                readonly palette: components["schemas"]["Palette"];
                readonly scale: components["schemas"]["Scale"];
            };
            /** Format: uri */
            readonly mapViewerUrl: string;
            readonly map: {
                readonly projection: string;
                readonly extent: readonly number[];
                readonly initialZoom: number;
                readonly minZoom: number;
                readonly maxZoom: number;
                readonly attribution: components["schemas"]["LocalizedText"];
                readonly baseLayer: {
                    /** Format: uri */
                    readonly capabilitiesUrl: string;
                    readonly layer: string;
                    readonly matrixSet: string;
                };
                readonly wms: readonly {
                    /** Format: uri */
                    readonly url: string;
                    readonly layers: string;
                    readonly styles: string;
                    readonly transparent: boolean;
                    readonly opacity?: number;
                    /** @description Only shown for products with a land estimate. */
                    readonly landEstimate?: boolean;
                }[];
            };
            readonly banners: readonly {
                readonly id: string;
                readonly text: components["schemas"]["LocalizedText"];
                readonly heading?: components["schemas"]["LocalizedText"];
                /**
                 * @description How grave it is; info if left out.
                 * @enum {unknown}
                 */
                readonly tone?: "info" | "warning" | "danger";
                /** @description The highest comes first; 0 if left out. */
                readonly priority?: number;
                /** @description Whether it can be closed; true if left out. */
                readonly closable?: boolean;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                readonly start: string;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                readonly end: string;
            }[];
            readonly footerLinks: readonly {
                readonly label: components["schemas"]["LocalizedText"];
                /** @description An address, or a path of the portal that starts with #/. */
                readonly url: string;
            }[];
            /** Format: uri */
            readonly termsUrl: string;
            readonly contact: {
                readonly name: components["schemas"]["LocalizedText"];
                readonly street: string;
                readonly city: string;
                readonly phone: string;
                readonly email: string;
            };
            readonly infoSections: readonly {
                readonly heading: components["schemas"]["LocalizedText"];
                readonly paragraphs: readonly components["schemas"]["LocalizedText"][];
            }[];
            readonly pages: {
                readonly accessibility: components["schemas"]["ContentPage"];
                readonly contact: components["schemas"]["ContentPage"];
                readonly imprint: components["schemas"]["ContentPage"];
                readonly privacy: components["schemas"]["ContentPage"];
                readonly help: components["schemas"]["ContentPage"];
            };
        };
    };
    responses: {
        /** @description What went wrong (RFC 9457). */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Go on there. */
        readonly Redirect: {
            headers: {
                readonly Location?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        readonly CategoryId: components["schemas"]["Id"];
        readonly ProductId: components["schemas"]["Id"];
        readonly ParcelId: components["schemas"]["ParcelId"];
        readonly OrderNumber: components["schemas"]["OrderNumber"];
        readonly ResultFileName: string;
        readonly PublicFileName: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly authenticate: {
        readonly parameters: {
            readonly query: {
                /** @description Address in the portal to come back to; refused unless its origin is configured. */
                readonly redirectToUrl: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            readonly 400: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly authenticateCallback: {
        readonly parameters: {
            readonly query?: {
                readonly code?: string;
                readonly state?: string;
                readonly iss?: string;
                readonly error?: string;
                readonly error_description?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            readonly 400: components["responses"]["Problem"];
        };
    };
    readonly getCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer of this session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 403: components["responses"]["Problem"];
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Categories in display order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Category"][];
                };
            };
        };
    };
    readonly getCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryId: components["parameters"]["CategoryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The category. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Category"];
                };
            };
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly listCategoryProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryId: components["parameters"]["CategoryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Products in display order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Product"][];
                };
            };
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly getCategoryProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryId: components["parameters"]["CategoryId"];
                readonly productId: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The product. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productId: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The product. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly calculatePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["PriceRequest"][];
            };
        };
        readonly responses: {
            /** @description Prices in the order of the request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Price"][];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
        };
    };
    readonly listSubdistricts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Options for the parcel search. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SubdistrictOption"][];
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly listDistricts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Options for the register search. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DistrictOption"][];
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly searchByAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressSearch"];
            };
        };
        readonly responses: {
            /** @description One page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly searchByParcelDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ParcelDetailsSearch"];
            };
        };
        readonly responses: {
            /** @description One page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly searchByLandRegister: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LandRegisterSearch"];
            };
        };
        readonly responses: {
            /** @description One page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly searchByMapArea: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MapAreaSearch"];
            };
        };
        readonly responses: {
            /** @description One page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly searchByMapCoordinates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MapCoordinatesSearch"];
            };
        };
        readonly responses: {
            /** @description One page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly findAuthorityByParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly parcelId: components["parameters"]["ParcelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The authority. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CadastralAuthority"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Only orders that stand after this one in the list; the last number of a page gives the next page. */
                readonly before?: components["schemas"]["OrderNumber"];
                /** @description At most so many orders; all of them when left out. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Orders without their geometry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["OrderSummary"][];
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A value that the client makes once per order, e.g. a UUID. */
                readonly "Idempotency-Key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewOrder"];
            };
        };
        readonly responses: {
            /** @description The order was created (or had been created with this key). */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedOrder"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly cancelOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order is cancelled (also when it was already). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly listPaymentMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Payment methods, in no particular order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PaymentMethod"][];
                };
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly payOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly paymentMethod: components["schemas"]["PaymentMethodName"];
                };
            };
        };
        readonly responses: {
            /** @description The payment provider's page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: uri */
                        readonly redirectUrl: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly getDownloadStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of the order and of its file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DownloadStatusAnswer"];
                };
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly downloadOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                    readonly "application/zip": string;
                };
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
        };
    };
    readonly downloadInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly verifyExtract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description As printed on the extract. */
                readonly code: components["schemas"]["VerificationCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is known of the code. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Verification"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 429: components["responses"]["Problem"];
        };
    };
    readonly returnFromPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
                readonly transactionId: string;
                /** @description What the provider's page says; never believed without asking the provider. */
                readonly result: "success" | "failed" | "cancel";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly notifyPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly transactionId: string;
                    readonly reference: components["schemas"]["OrderNumber"];
                };
            };
        };
        readonly responses: {
            /** @description Understood. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 503: components["responses"]["Problem"];
        };
    };
    readonly putProductResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly resultFileName: components["parameters"]["ResultFileName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/pdf": string;
                readonly "application/zip": string;
            };
        };
        readonly responses: {
            /** @description The file is kept and the order goes on. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 413: components["responses"]["Problem"];
        };
    };
    readonly deleteProductResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly resultFileName: components["parameters"]["ResultFileName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is gone (also when it was already). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly putInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly publicFileName: components["parameters"]["PublicFileName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/pdf": string;
            };
        };
        readonly responses: {
            /** @description The file is kept. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 413: components["responses"]["Problem"];
        };
    };
    readonly postDispatchResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly orderNumber: components["schemas"]["OrderNumber"];
                };
            };
        };
        readonly responses: {
            /** @description The order goes on. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
        };
    };
    readonly postReviewResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewResult"];
            };
        };
        readonly responses: {
            /** @description The decisions are kept. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
        };
    };
    readonly getConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The public part of the configuration file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PortalConfiguration"];
                };
            };
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It works. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    readonly getUserMonitoring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Figures without any person's data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly activeSessions: number;
                    };
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly getOperations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operations"];
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly retryDeadLetters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many jobs are tried again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly revived: number;
                    };
                };
            };
            readonly 401: components["responses"]["Problem"];
        };
    };
    readonly checkSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It works. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    readonly checkPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It works. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    readonly checkIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It works. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    readonly checkProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It works. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
}
