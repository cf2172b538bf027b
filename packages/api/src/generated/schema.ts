// Made from openapi.yaml by `pnpm --filter @portal/api generate`.
export interface paths {
    "/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start logging in at the identity service.
         * @description Answers with a redirect to the provider (OpenID Connect, authorization code with PKCE). The way back is kept by the backend, since providers drop fragments.
         */
        get: operations["authenticate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticate/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the identity service sends the person back to.
         * @description Sets the session and redirects to the kept address; with `authException=failedOrCancelled` or `authException=incompleteData` in the query when the login failed.
         */
        get: operations["authenticateCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in. */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session.
         * @description Also answers 204 when there is no session (any more).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories with their active products. */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /** One category. */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{categoryId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /** The active products of a category. */
        get: operations["listCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{categoryId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["parameters"]["CategoryId"];
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** One product of a category. */
        get: operations["getCategoryProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** One product. */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the given deliveries cost.
         * @description One price per entry, in the same order.
         */
        post: operations["calculatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/subdistricts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All local subdistricts (Gemarkungen), by name. */
        get: operations["listSubdistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All land register districts (Grundbuchbezirke), by name. */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/parcels/search-by-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parcels at a postal address. */
        post: operations["searchByAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/parcels/search-by-parcel-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parcels by subdistrict, section and number.
         * @description Without a parcel number all parcels of the section; with a number without a denominator also all its fractions.
         */
        post: operations["searchByParcelDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/parcels/search-by-land-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parcels booked on booking sheets of a register district. */
        post: operations["searchByLandRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/parcels/search-by-map-area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parcels that touch an area of the map. */
        post: operations["searchByMapArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land/parcels/search-by-map-coordinates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The parcel at a point of the map. */
        post: operations["searchByMapCoordinates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ca/find-by-parcel/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        /** The cadastral authority in charge of a parcel. */
        get: operations["findAuthorityByParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's orders, newest first. */
        get: operations["listOrders"];
        put?: never;
        /**
         * Send an order.
         * @description Sent again with the same key and the same body it answers with the same order; with another body it is refused with 422.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** One order of the customer. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /** Cancel an order that is not paid and has no sensitive product. */
        delete: operations["cancelOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders/{orderNumber}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** How this order can be paid. */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders/{orderNumber}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start paying; the answer says where to go. */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders/{orderNumber}/download-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** How far the extract is. */
        get: operations["getDownloadStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders/{orderNumber}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** The extract itself; also usable as a direct link by its owner. */
        get: operations["downloadOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticated-customer/orders/{orderNumber}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /** The invoice or fee notice of an order; also usable as a direct link by its owner. */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As printed on the extract. */
                code: components["schemas"]["VerificationCode"];
            };
            cookie?: never;
        };
        /**
         * Whether an extract with this code is genuine (BEY-10).
         * @description Public and rate-limited; tells nothing about who ordered it. A code that nobody was given answers like any other that is not genuine.
         */
        get: operations["verifyExtract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-status/{orderNumber}/{transactionId}/{result}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
                transactionId: string;
                /** @description What the provider's page says; never believed without asking the provider. */
                result: "success" | "failed" | "cancel";
            };
            cookie?: never;
        };
        /**
         * Where the payment provider sends the person back to.
         * @description Asks the provider for the true result, then redirects into the portal.
         */
        get: operations["returnFromPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment provider says that something happened to a transaction.
         * @description Only a hint; the backend asks the provider for the true result. The body is signed by the header `Signature` (HMAC-SHA-256 over the raw body, hex).
         */
        post: operations["notifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-result-alkis/{resultFileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resultFileName: components["parameters"]["ResultFileName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * The cadastre system delivers the extract of an order.
         * @description Repeated with the same content it changes nothing.
         */
        put: operations["putProductResult"];
        post?: never;
        /** The cadastre system takes a delivered file back. */
        delete: operations["deleteProductResult"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/{publicFileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                publicFileName: components["parameters"]["PublicFileName"];
            };
            cookie?: never;
        };
        get?: never;
        /** The accounting system delivers the invoice or fee notice of an order. */
        put: operations["putInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The authority has handed the paper of an order to the post.
         * @description Closes an order whose extract has been delivered; repeated it changes nothing.
         */
        post: operations["postDispatchResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The authority decides positions of an order under review.
         * @description A decision repeated is accepted; a decision that contradicts an earlier one is refused with 409.
         */
        post: operations["postReviewResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a state has set for its portal. */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process can answer (database reachable). */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people are logged in. */
        get: operations["getUserMonitoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators look after, as figures without any person's data. */
        get: operations["getOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/dead-letters/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try all jobs again that had been given up. */
        post: operations["retryDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether searches answer. */
        get: operations["checkSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the payment provider answers. */
        get: operations["checkPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the identity service answers. */
        get: operations["checkIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitoring/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the cadastre system answers. */
        get: operations["checkProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: string;
        /** @description Land 2 digits, subdistrict 4, section 3, number 5, index 4, then up to 2 more; empty parts are underscores (VAL-9). The land code is checked by configuration. */
        ParcelId: string;
        /** @description Cannot be counted through. */
        OrderNumber: string;
        /** @description Integer cents in EUR. */
        Cents: number;
        /** @description Easting and northing in metres, EPSG:25833. */
        Position: [
            number,
            number
        ];
        /** @description Closed ring, the first point repeated as the last. */
        Ring: components["schemas"]["Position"][];
        /** @description The page rectangle on the ground, a closed ring of five points, EPSG:25833. */
        PrintArea: components["schemas"]["Position"][];
        /** @description GeoJSON MultiPolygon in EPSG:25833. */
        MultiPolygon: {
            /** @constant */
            type: "MultiPolygon";
            coordinates: components["schemas"]["Ring"][][];
        };
        Problem: {
            type: string;
            /** @description English, for operators. */
            title: string;
            status: number;
            detail?: string;
            /** @description Stable key of the sentence that the portal shows, e.g. `INVALID_ID`. */
            messageKey: string;
            /** @description To be named when asking for help. */
            requestId?: string;
            errors?: {
                field: string;
                messageKey: string;
            }[];
        };
        /** @enum {unknown} */
        TrustLevel: "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4";
        Customer: {
            /** @description Opaque; tells whether it is the same person as before (FLOW-18). */
            id: string;
            /** @description First name. */
            name: string;
            lastname: string;
            email: string;
            trustLevel: components["schemas"]["TrustLevel"];
            /** @enum {unknown} */
            sex: "NOT_KNOWN" | "MALE" | "FEMALE" | "NOT_APPLICABLE";
        };
        BasePrice: {
            priceGross: components["schemas"]["Cents"];
        };
        Price: {
            /** @constant */
            currency: "EUR";
            priceGross: components["schemas"]["Cents"];
            priceNet: components["schemas"]["Cents"];
            vatAmount: components["schemas"]["Cents"];
            /** @description Per cent. */
            vatRate: number;
        };
        Product: {
            id: components["schemas"]["Id"];
            displayName: string;
            englishDisplayName: string;
            description: string;
            englishDescription: string;
            /** @description Path on the portal's own origin. */
            imagePath: string;
            /** @description Names owners; needs a justification and a review. */
            sensitiveData: boolean;
            /** @description The customer chooses scale, format, orientation and palette. */
            userDefinedFormat: boolean;
            /** @description Describes the whole property (all parcels of a booking sheet entry) instead of one parcel. */
            property: boolean;
            /** @description Shows the land estimate (Bodenschätzung). */
            withLandEstimate: boolean;
            priceBasePdf: components["schemas"]["BasePrice"];
            priceBasePaper: components["schemas"]["BasePrice"];
            priceMultiCopyPaper: components["schemas"]["BasePrice"];
            /** @enum {unknown} */
            status: "ACTIVE" | "INACTIVE";
            minimalTrustLevel: components["schemas"]["TrustLevel"];
        };
        Category: {
            id: components["schemas"]["Id"];
            displayName: string;
            englishDisplayName: string;
            products: components["schemas"]["Product"][];
        };
        PriceRequest: {
            productId: components["schemas"]["Id"];
            paperCopies: number;
            digital: boolean;
        };
        SubdistrictOption: {
            localSubdistrictId: string;
            label: string;
        };
        DistrictOption: {
            landRegisterDistrictId: string;
            label: string;
        };
        Page: number;
        /** @description The portal uses 7. */
        Limit: number;
        AddressSearch: {
            page: components["schemas"]["Page"];
            limit: components["schemas"]["Limit"];
            params: {
                zipCode: string;
                city: string;
                streetName: string;
                houseNumber: string;
            };
        };
        ParcelDetailsSearch: {
            page: components["schemas"]["Page"];
            limit: components["schemas"]["Limit"];
            params: {
                localSubdistrictId: string;
                cadastralSection: string;
                parcelNumber: string;
            };
        };
        LandRegisterSearch: {
            page: components["schemas"]["Page"];
            limit: components["schemas"]["Limit"];
            params: {
                landRegisterDistrictId: string;
                bookingSheet: string;
            };
        };
        MapAreaSearch: {
            page: components["schemas"]["Page"];
            limit: components["schemas"]["Limit"];
            /** @description Closed ring, EPSG:25833; refused when its bounding box is wider or higher than 5000 m. */
            area: components["schemas"]["Position"][];
        };
        MapCoordinatesSearch: {
            /** @constant */
            page: 0;
            /** @constant */
            limit: 1;
            coordinates: components["schemas"]["Position"];
        };
        Parcel: {
            parcelId: components["schemas"]["ParcelId"];
            /** @description As people name it, e.g. "Lindenau, Flur 3, Flurstück 114/2". */
            displayString: string;
            localSubdistrictId: string;
            localSubdistrict: string;
            /** @description Without leading zeroes. */
            cadastralSection: string;
            /** @description e.g. 114 or 114/2. */
            parcelNumber: string;
            /** @description Official area in square metres. */
            area: number;
            /** @description Outer rings. */
            shape: components["schemas"]["Ring"][];
            /** @description Inner rings of all parts. */
            holes: components["schemas"]["Ring"][];
            geometry: components["schemas"]["MultiPolygon"];
        };
        ParcelPage: {
            items: components["schemas"]["Parcel"][];
            page: number;
            total: number;
        };
        CadastralAuthority: {
            name: string;
            streetName: string;
            houseNumber: string;
            zipCode: string;
            city: string;
        };
        /**
         * @description A2 to A0 are not orderable online.
         * @enum {unknown}
         */
        PageFormat: "A4" | "A3";
        /**
         * @description The n of 1:n.
         * @enum {unknown}
         */
        Scale: 500 | 1000 | 2000 | 5000;
        /** @enum {unknown} */
        Orientation: "PORTRAIT" | "LANDSCAPE";
        /** @enum {unknown} */
        Palette: "COLOR" | "BW";
        NewOrderPosition: {
            parcelId: components["schemas"]["ParcelId"];
            productId: components["schemas"]["Id"];
            /** @description 0 without paper. */
            numberOfCopies: number;
            orderPdf: boolean;
            /** @description Empty unless the product is sensitive. */
            justification: string;
            pageFormat?: components["schemas"]["PageFormat"];
            selectedScale?: components["schemas"]["Scale"];
            pageOrientation?: components["schemas"]["Orientation"];
            colorPalette?: components["schemas"]["Palette"];
            printArea?: components["schemas"]["PrintArea"];
        };
        NewOrder: {
            /** @description Language of the messages about this order; the portal's default when left out. */
            language?: components["schemas"]["Language"];
            orderPositions: components["schemas"]["NewOrderPosition"][];
        };
        /** @enum {unknown} */
        Language: "de" | "en";
        /** @enum {unknown} */
        OrderStatus: "CREATED" | "APPROVAL_PENDING" | "APPROVED" | "READY_FOR_DELIVERY" | "GENERATION_COMPLETED" | "CLOSED";
        /** @enum {unknown} */
        CloseResolution: "REJECTED" | "COMPLETED" | "CANCELLED" | "EXPIRED";
        /** @enum {unknown} */
        ApprovalStatus: "APPROVAL_PENDING" | "NOT_NEEDED" | "REJECTED" | "APPROVED";
        CreatedOrder: {
            orderNumber: components["schemas"]["OrderNumber"];
            orderStatus: components["schemas"]["OrderStatus"];
        };
        OrderPosition: {
            positionId: string;
            number: number;
            numberOfCopies: number;
            orderPdf: boolean;
            parcelDetails: components["schemas"]["Parcel"];
            orderedProductDetails: components["schemas"]["Product"];
            price: components["schemas"]["Price"];
            approvalStatus: components["schemas"]["ApprovalStatus"];
            decisionReason?: string;
            justification: string;
            pageFormat?: components["schemas"]["PageFormat"];
            selectedScale?: components["schemas"]["Scale"];
            pageOrientation?: components["schemas"]["Orientation"];
            colorPalette?: components["schemas"]["Palette"];
            printArea?: components["schemas"]["PrintArea"];
        };
        OrderSummary: {
            orderNumber: components["schemas"]["OrderNumber"];
            orderStatus: components["schemas"]["OrderStatus"];
            closeResolution: components["schemas"]["CloseResolution"] | null;
            /** Format: date-time */
            createdAt: string;
            positionCount: number;
            firstProduct?: components["schemas"]["Product"];
            /** @description Display string. */
            firstParcel?: string;
            total: components["schemas"]["Price"];
            downloadStatus: components["schemas"]["DownloadStatus"];
            nextAction?: components["schemas"]["NextAction"];
            /** @description Whether cancelOrder would be accepted now. */
            cancellable?: boolean;
            /** @description Whether downloadInvoice has a file. */
            invoiceAvailable?: boolean;
            payableUntil?: components["schemas"]["PayableUntil"];
        };
        Order: {
            orderNumber: components["schemas"]["OrderNumber"];
            orderStatus: components["schemas"]["OrderStatus"];
            closeResolution: components["schemas"]["CloseResolution"] | null;
            /** Format: date-time */
            createdAt: string;
            orderPositions: components["schemas"]["OrderPosition"][];
            /** @description Sum of the gross prices of the positions that are not rejected. */
            total: components["schemas"]["Price"];
            nextAction?: components["schemas"]["NextAction"];
            /** @description Whether cancelOrder would be accepted now. */
            cancellable?: boolean;
            /** @description Whether downloadInvoice has a file. */
            invoiceAvailable?: boolean;
            payableUntil?: components["schemas"]["PayableUntil"];
            /** @description By which it was paid; BANK_TRANSFER with a fee notice when it completed itself. */
            paymentMethod?: components["schemas"]["PaymentMethodName"];
            /** @description A payment that was begun and not finished; payOrder with the same method goes on with it. */
            openPayment?: {
                paymentMethod: components["schemas"]["PaymentMethodName"];
                /** Format: date-time */
                startedAt: string;
            };
            /** @description What happened so far, the oldest first. */
            timeline?: components["schemas"]["TimelineEntry"][];
            verificationCode?: components["schemas"]["VerificationCode"];
        };
        /**
         * @description What the person can do now. WAIT_FOR_REVIEW: the authority decides. PAY: start paying. CONTINUE_PAYMENT: a
         *     payment is open at the provider. WAIT_FOR_DELIVERY: the extract is being made, or paper is on its way.
         *     DOWNLOAD: the file is there. NONE: the order is over.
         * @enum {unknown}
         */
        NextAction: "WAIT_FOR_REVIEW" | "PAY" | "CONTINUE_PAYMENT" | "WAIT_FOR_DELIVERY" | "DOWNLOAD" | "NONE";
        /**
         * Format: date-time
         * @description Until this moment an APPROVED order can be paid; after it, it completes itself by bank transfer (reviewed orders, BE-8) or expires.
         */
        PayableUntil: string;
        TimelineEntry: {
            /** @enum {unknown} */
            event: "CREATED" | "REVIEW_NEEDED" | "APPROVED" | "ALL_REJECTED" | "PAYMENT_STARTED" | "PAYMENT_FAILED" | "PAYMENT_CANCELLED" | "PAID" | "REFUND_NEEDED" | "REFUNDED" | "NOTHING_TO_PAY" | "COMPLETED_BY_TIME" | "INVOICE_RECEIVED" | "EXTRACT_DELIVERED" | "EXTRACT_TAKEN_BACK" | "DISPATCHED" | "COMPLETED" | "CANCELLED" | "EXPIRED";
            /** Format: date-time */
            at: string;
        };
        /** @description Printed on the extract, e.g. `7K2M-Q0XA-93TB`; cannot be counted through. */
        VerificationCode: string;
        Verification: {
            code: components["schemas"]["VerificationCode"];
            genuine: boolean;
            /** @description Null unless genuine. */
            document: components["schemas"]["VerifiedDocument"] | null;
        };
        VerifiedDocument: {
            /**
             * Format: date-time
             * @description When the file was delivered.
             */
            issuedAt: string;
            /** @description Of the whole file, to be compared in the browser. */
            sha256: string;
            /** @description Bytes. */
            size: number;
            extracts: {
                productName: string;
                englishProductName: string;
                parcelId: components["schemas"]["ParcelId"];
                /** @description Display string. */
                parcelName: string;
            }[];
        };
        Operations: {
            /** @description Orders that wait for the authority. */
            openReviews: number;
            /** @description Payments open at the provider. */
            openPayments: number;
            /** @description Open payments that should have been settled or withdrawn by now. */
            stuckPayments: number;
            /** @description Payments that came for an order that did not ask and have not been given back yet. */
            refundsNeeded: number;
            /** @description Paid orders without their file. */
            waitingExtracts: number;
            /** @description Jobs that failed and are tried again. */
            failedJobs: number;
            /** @description Jobs that were given up. */
            deadLetters: number;
            /** @description How long the most overdue job has waited. */
            oldestDueJobSeconds: number;
        };
        /** @enum {unknown} */
        PaymentMethodName: "BANK_TRANSFER" | "CREDIT_CARD" | "GIROPAY" | "PAYDIRECT" | "PAY_PAL" | "SEPA";
        PaymentMethod: {
            method: components["schemas"]["PaymentMethodName"];
            displayName: string;
            englishDisplayName: string;
            displayOrder?: number;
        };
        /** @enum {unknown} */
        DownloadStatus: "WAITING" | "READY" | "NOT_AVAILABLE" | "FAILED";
        DownloadStatusAnswer: {
            orderNumber: components["schemas"]["OrderNumber"];
            orderStatus: components["schemas"]["OrderStatus"];
            closeResolution: components["schemas"]["CloseResolution"] | null;
            /** @description NOT_AVAILABLE: nothing to download, e.g. paper only. */
            downloadStatus: components["schemas"]["DownloadStatus"];
        };
        ReviewResult: {
            orderNumber: components["schemas"]["OrderNumber"];
            decisions: {
                positionId: string;
                /** @enum {unknown} */
                decision: "APPROVED" | "REJECTED";
                reason?: string;
            }[];
        };
        Check: {
            /** @enum {unknown} */
            status: "UP" | "DOWN";
            /** Format: date-time */
            checkedAt: string;
            detail?: string;
        };
        LocalizedText: {
            de: string;
            en: string;
        };
        ContentPage: {
            title: components["schemas"]["LocalizedText"];
            sections: {
                heading: components["schemas"]["LocalizedText"];
                paragraphs: components["schemas"]["LocalizedText"][];
            }[];
        };
        PortalConfiguration: {
            title: components["schemas"]["LocalizedText"];
            subtitle: components["schemas"]["LocalizedText"];
            stateName: components["schemas"]["LocalizedText"];
            languages: ("de" | "en")[];
            /** @enum {unknown} */
            defaultLanguage: "de" | "en";
            languageSelector: boolean;
            /** @enum {unknown} */
            defaultTheme: "light" | "dark" | "contrast";
            landCode: string;
            /** @description Replaces the pattern of city names (VAL-1). */
            cityPattern?: string;
            basketMaximum: number;
            /** @description Served as lifecycle.hoursToComplete in whole days when that is set. */
            reviewDaysToComplete: number;
            /** @description Times of an order in hours; parts of an hour are allowed. */
            lifecycle?: {
                /** @description From the review to completing itself (BE-8); 504. */
                hoursToComplete?: number;
                /** @description From sending to the end of an order without review that nobody pays; 504. */
                hoursToExpire?: number;
                /** @description So long before either a reminder is sent; 0 sends none; 72. */
                reminderHours?: number;
                /** @description After so long an open payment is withdrawn; 24. */
                openPaymentHours?: number;
                /** @description An order with paper closes so long after delivery if nobody reports the dispatch; 336. */
                hoursToDispatch?: number;
            };
            polling: {
                intervalMs: number;
                timeoutMs: number;
            };
            defaults: {
                format: components["schemas"]["PageFormat"];
                orientation: components["schemas"]["Orientation"];
                palette: components["schemas"]["Palette"];
                scale: components["schemas"]["Scale"];
            };
            /** Format: uri */
            mapViewerUrl: string;
            map: {
                projection: string;
                extent: number[];
                initialZoom: number;
                minZoom: number;
                maxZoom: number;
                attribution: components["schemas"]["LocalizedText"];
                baseLayer: {
                    /** Format: uri */
                    capabilitiesUrl: string;
                    layer: string;
                    matrixSet: string;
                };
                wms: {
                    /** Format: uri */
                    url: string;
                    layers: string;
                    styles: string;
                    transparent: boolean;
                    opacity?: number;
                    /** @description Only shown for products with a land estimate. */
                    landEstimate?: boolean;
                }[];
            };
            banners: {
                id: string;
                text: components["schemas"]["LocalizedText"];
                heading?: components["schemas"]["LocalizedText"];
                /**
                 * @description How grave it is; info if left out.
                 * @enum {unknown}
                 */
                tone?: "info" | "warning" | "danger";
                /** @description The highest comes first; 0 if left out. */
                priority?: number;
                /** @description Whether it can be closed; true if left out. */
                closable?: boolean;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                end: string;
            }[];
            footerLinks: {
                label: components["schemas"]["LocalizedText"];
                /** @description An address, or a path of the portal that starts with #/. */
                url: string;
            }[];
            /** Format: uri */
            termsUrl: string;
            contact: {
                name: components["schemas"]["LocalizedText"];
                street: string;
                city: string;
                phone: string;
                email: string;
            };
            infoSections: {
                heading: components["schemas"]["LocalizedText"];
                paragraphs: components["schemas"]["LocalizedText"][];
            }[];
            pages: {
                accessibility: components["schemas"]["ContentPage"];
                contact: components["schemas"]["ContentPage"];
                imprint: components["schemas"]["ContentPage"];
                privacy: components["schemas"]["ContentPage"];
                help: components["schemas"]["ContentPage"];
            };
        };
    };
    responses: {
        /** @description What went wrong (RFC 9457). */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Go on there. */
        Redirect: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        CategoryId: components["schemas"]["Id"];
        ProductId: components["schemas"]["Id"];
        ParcelId: components["schemas"]["ParcelId"];
        OrderNumber: components["schemas"]["OrderNumber"];
        ResultFileName: string;
        PublicFileName: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
        parameters: {
            query: {
                /** @description Address in the portal to come back to; refused unless its origin is configured. */
                redirectToUrl: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    authenticateCallback: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                iss?: string;
                error?: string;
                error_description?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            400: components["responses"]["Problem"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Problem"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    listCategoryProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    getCategoryProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["parameters"]["CategoryId"];
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    calculatePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRequest"][];
            };
        };
        responses: {
            /** @description Prices in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listSubdistricts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the parcel search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubdistrictOption"][];
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    listDistricts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the register search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistrictOption"][];
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    searchByAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressSearch"];
            };
        };
        responses: {
            /** @description One page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    searchByParcelDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelDetailsSearch"];
            };
        };
        responses: {
            /** @description One page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    searchByLandRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandRegisterSearch"];
            };
        };
        responses: {
            /** @description One page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    searchByMapArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapAreaSearch"];
            };
        };
        responses: {
            /** @description One page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    searchByMapCoordinates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapCoordinatesSearch"];
            };
        };
        responses: {
            /** @description One page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    findAuthorityByParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CadastralAuthority"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only orders that stand after this one in the list; the last number of a page gives the next page. */
                before?: components["schemas"]["OrderNumber"];
                /** @description At most so many orders; all of them when left out. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders without their geometry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A value that the client makes once per order, e.g. a UUID. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The order was created (or had been created with this key). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is cancelled (also when it was already). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment methods, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentMethod: components["schemas"]["PaymentMethodName"];
                };
            };
        };
        responses: {
            /** @description The payment provider's page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        redirectUrl: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getDownloadStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the order and of its file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadStatusAnswer"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    downloadOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/zip": string;
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    verifyExtract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As printed on the extract. */
                code: components["schemas"]["VerificationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    returnFromPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["parameters"]["OrderNumber"];
                transactionId: string;
                /** @description What the provider's page says; never believed without asking the provider. */
                result: "success" | "failed" | "cancel";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            404: components["responses"]["Problem"];
        };
    };
    notifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string;
                    reference: components["schemas"]["OrderNumber"];
                };
            };
        };
        responses: {
            /** @description Understood. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    putProductResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resultFileName: components["parameters"]["ResultFileName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "application/zip": string;
            };
        };
        responses: {
            /** @description The file is kept and the order goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
        };
    };
    deleteProductResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resultFileName: components["parameters"]["ResultFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone (also when it was already). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    putInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                publicFileName: components["parameters"]["PublicFileName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
            };
        };
        responses: {
            /** @description The file is kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
        };
    };
    postDispatchResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNumber: components["schemas"]["OrderNumber"];
                };
            };
        };
        responses: {
            /** @description The order goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    postReviewResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewResult"];
            };
        };
        responses: {
            /** @description The decisions are kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public part of the configuration file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalConfiguration"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    getUserMonitoring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures without any person's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activeSessions: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    getOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operations"];
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    retryDeadLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many jobs are tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revived: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    checkSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    checkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
    checkProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description It does not work. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
        };
    };
}
