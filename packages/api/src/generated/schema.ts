// Generated from openapi.yaml by `pnpm --filter @portal/api generate`.
export interface paths {
    readonly "/authenticate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Start the login at the identity service.
         * @description Redirects to the identity service (OpenID Connect, authorization code flow with PKCE). The backend stores `redirectToUrl` in the login state, because identity services drop URL fragments.
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
         * Complete the login.
         * @description Redirect target of the identity service. Creates the session and redirects to the stored address. When the login fails, the query of that address has `authException=failedOrCancelled` or `authException=incompleteData`.
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
        /** Get the logged-in customer. */
        readonly get: operations["getCustomer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/personal-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export everything that is stored about the customer.
         * @description Right of access and data portability (GDPR articles 15 and 20; BIG-9).
         */
        readonly get: operations["exportPersonalData"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete what identifies the customer.
         * @description Right to erasure (GDPR article 17; BIG-9): deletes name, address, e-mail, account, sessions, justifications and extracts. Closed orders, payments and invoices without them remain for as long as accounting requires. Ends the session.
         */
        readonly delete: operations["deletePersonalData"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the customer's sessions.
         * @description Those that have not ended: that of this request first, then by last use, at most 100.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionId: components["parameters"]["SessionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End a session of the customer.
         * @description For example that of another browser. Idempotent: returns 204 when the customer has no such session as well.
         */
        readonly delete: operations["endSession"];
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
         * @description Idempotent: returns 204 when there is no session as well.
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
        /**
         * List all categories with their active products.
         * @description Public; needs neither session nor XSRF token.
         */
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
        /** Get a category. */
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
        /** List the active products of a category. */
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
        /** Get a product of a category. */
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
        /** Get a product. */
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
         * Calculate prices.
         * @description Returns one price per entry of the request, in the same order. All amounts are integer cents (BE-9).
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
        /**
         * List local subdistricts (Gemarkungen), sorted by name.
         * @description Without parameters, all are returned. A list that is too long to be sent is searched while people type (BIG-4).
         */
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
        /**
         * List land registry districts (Grundbuchbezirke), sorted by name.
         * @description Without parameters, all are returned. A list that is too long to be sent is searched while people type (BIG-4).
         */
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
        /**
         * Search parcels by postal address (VAL-1).
         * @description Requires a street, and a ZIP code or a city. Matches whole names of street and city; if there is no match, names that start with the input; then the last number of the street is its house number. Upper and lower case do not matter. Of whole names, at most 50 streets and 2,000 addresses are read; of names that start with the input, the first 20 streets in alphabetical order and 300 of their addresses. `total` counts the parcels of these; a longer name finds the others.
         */
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
         * Search parcels by subdistrict, section and number (VAL-2).
         * @description Without a parcel number, returns all parcels of the section. A number without a denominator also matches its fractions: `114` matches `114/1`.
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
        /**
         * Search parcels by land registry district and booking sheet (VAL-3).
         * @description `bookingSheet` is a list of sheets and ranges, for example `15-19, 23, 12a`.
         */
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
        /** Search parcels that intersect an area of the map. */
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
        /** Search the parcel at a point of the map. */
        readonly post: operations["searchByMapCoordinates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/land/parcels/suggest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suggest addresses and parcels for a typed text (JRN-6).
         * @description Returns at most 8 suggestions, the likeliest first. Understands streets with or without house number and place (`Lindenallee 5, Lindenau`), parcels (`Lindenau 3 114/1`), parcel ids and positions (`395012.5 5795112`). Words match the beginning of words, in any order and spelling of umlauts. Texts shorter than 3 characters have no suggestions. Not logged.
         */
        readonly post: operations["suggestParcels"];
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
        /** Get the cadastral authority responsible for a parcel. */
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
        /** List the orders of the customer, newest first. */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /**
         * Create an order.
         * @description Idempotent per `Idempotency-Key`: repeating the request with the same key and the same body returns the same order. All rules of the wizard are checked again (VAL-5 to VAL-9); prices are computed by the backend.
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
        /** Get an order of the customer. */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel an order.
         * @description Allowed until the order is paid, for orders without a sensitive product. Idempotent: returns 204 for a cancelled order.
         */
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
        /** List the payment methods of an order. */
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
        /**
         * Start the payment of an order.
         * @description Returns the address of the payment page at the provider. Repeating the request with the same method returns the open payment.
         */
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
        /**
         * Get the download status of an order.
         * @description Polled by the portal every 5000 ms, for up to 900000 ms (FLOW-17).
         */
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
        /**
         * Download the extract of an order.
         * @description Contains the approved and paid positions that were ordered as PDF: one PDF for one, a ZIP archive of PDFs for several (DOC-2). Usable as a link, since the session is a cookie.
         */
        readonly get: operations["downloadOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticated-customer/orders/{orderNumber}/positions/{positionId}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
                readonly positionId: components["parameters"]["PositionId"];
            };
            readonly cookie?: never;
        };
        /**
         * Download the extract of one position.
         * @description Only for approved and paid positions that were ordered as PDF (DOC-2). Usable as a link, since the session is a cookie.
         */
        readonly get: operations["downloadPosition"];
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
        /**
         * Download the invoice or fee notice of an order.
         * @description Usable as a link, since the session is a cookie.
         */
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
                /** @description The code printed on the extract. */
                readonly code: components["schemas"]["VerificationCode"];
            };
            readonly cookie?: never;
        };
        /**
         * Verify an extract by its code.
         * @description Public and rate-limited. The answer contains no personal data (BEY-10). For an unknown code, `genuine` is false.
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
    readonly "/verifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify the file of an extract.
         * @description Compares the digest of the file with those of all delivered extracts, and verifies its electronic seal (DOC-7). The file is not stored. Public and rate-limited. The answer contains no personal data.
         */
        readonly post: operations["verifyFile"];
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
                /** @description Result reported by the payment page. Not trusted: the backend asks the provider (BE-3). */
                readonly result: "success" | "failed" | "cancel";
            };
            readonly cookie?: never;
        };
        /**
         * Return from the payment provider.
         * @description Redirect target of the payment page. The backend asks the provider for the result of the transaction (BE-3) and redirects into the portal.
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
         * Notify about a transaction.
         * @description Called by the payment provider. The backend asks the provider for the result; the notification alone changes nothing (BE-3). The header `Signature` is the HMAC-SHA-256 of the raw body, in hexadecimal.
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
         * Deliver an extract.
         * @description Called by the cadastre system, once for each position with the file name of the position (DOC-2), or once with the file name of the order and all extracts in one file. The order advances when every extract has been delivered. Idempotent: the same content can be delivered again.
         */
        readonly put: operations["putProductResult"];
        readonly post?: never;
        /**
         * Withdraw a delivered extract.
         * @description Called by the cadastre system. Idempotent: returns 204 when there is no file.
         */
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
        /**
         * Deliver the invoice or fee notice of an order.
         * @description Called by the accounting system. A later file replaces an earlier one.
         */
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
         * Report the dispatch of paper.
         * @description Called by the authority when the paper of an order was posted. Closes the order if its extract was delivered. Idempotent.
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
         * Report decisions about positions of an order.
         * @description Called by the authority. Repeating a decision is accepted.
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
        /** Get the configuration of the portal. */
        readonly get: operations["getConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/languages/{language}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly language: components["schemas"]["Language"];
            };
            readonly cookie?: never;
        };
        /**
         * Get the texts of a language that is not part of the portal.
         * @description For the languages in `loadedLanguages` of the configuration. Texts that the language lacks are in the language that it falls back to.
         */
        readonly get: operations["getLanguageTexts"];
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
        /** Check the process and its database. */
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
        /** Get the number of active sessions. */
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
        /**
         * Get operational metrics.
         * @description Counts only; no personal data.
         */
        readonly get: operations["getOperations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/cadastre": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the state of the cadastre index.
         * @description Which data are searched, and why the last attempt to import newer ones failed.
         */
        readonly get: operations["getCadastreMonitoring"];
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
        /** Retry all jobs that were given up. */
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
        /** Check the parcel search. */
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
        /** Check the payment provider. */
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
        /** Check the identity service. */
        readonly get: operations["checkIdentity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring/maps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check the map services.
         * @description DOWN when a configured layer, style or tile matrix set does not exist; `mapProblems` of `/monitoring/operations` names it.
         */
        readonly get: operations["checkMaps"];
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
        /** Check the cadastre system. */
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
        /**
         * @description Small letters without umlauts, digits and hyphens.
         * @example uebersichtskarte
         */
        readonly Id: string;
        /** @description Flurstückskennzeichen (VAL-9): land 2 digits, subdistrict 4, section 3, number 5, index 4, then up to 2 more characters. Missing parts are filled with underscores. The land code is configured per state. */
        readonly ParcelId: string;
        /** @description Random; not sequential. */
        readonly OrderNumber: string;
        /**
         * @description Integer cents in EUR.
         * @example 2250
         */
        readonly Cents: number;
        /**
         * @description CRS of a state: ETRS89 / UTM, zones 31N to 33N (STATE-4). All coordinates of the contract are in it.
         * @enum {unknown}
         */
        readonly Crs: "EPSG:25831" | "EPSG:25832" | "EPSG:25833";
        /** @description Easting and northing in metres, in the CRS of the state. */
        readonly Position: readonly [
            number,
            number
        ];
        /** @description Closed ring; the first position is repeated as the last. */
        readonly Ring: readonly components["schemas"]["Position"][];
        /** @description The part of the map on the page: an axis-parallel rectangle as a closed ring of five positions. Metres, in the CRS of the state. */
        readonly PrintArea: readonly components["schemas"]["Position"][];
        /** @description GeoJSON MultiPolygon with coordinates in metres, in the CRS of the state (not degrees, unlike RFC 7946). */
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
            /** @description Stable key of the message that the portal shows, e.g. `INVALID_ID`. */
            readonly messageKey: string;
            /** @description Identifies the request in the log, for support. */
            readonly requestId?: string;
            readonly errors?: readonly {
                readonly field: string;
                readonly messageKey: string;
            }[];
        };
        /** @enum {unknown} */
        readonly TrustLevel: "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4";
        /** @description Rows of the database, with its names: the format may change with every version. */
        readonly PersonalData: {
            readonly profile: {
                readonly [key: string]: unknown;
            };
            readonly sessions: readonly {
                readonly [key: string]: unknown;
            }[];
            /** @description Each with its positions, payments, files and events. */
            readonly orders: readonly {
                readonly [key: string]: unknown;
            }[];
        };
        readonly Customer: {
            /** @description Opaque and stable: the same person has the same id in every session (FLOW-18). */
            readonly id: string;
            /** @description First name. */
            readonly name: string;
            readonly lastname: string;
            readonly email: string;
            readonly trustLevel: components["schemas"]["TrustLevel"];
            /** @enum {unknown} */
            readonly sex: "NOT_KNOWN" | "MALE" | "FEMALE" | "NOT_APPLICABLE";
            readonly address: components["schemas"]["PostalAddress"];
        };
        readonly CustomerSession: {
            /**
             * Format: uuid
             * @description Names the session; not its secret.
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description The login.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The last request, to the minute.
             */
            readonly lastUsedAt: string;
            /** @description Whether this request belongs to it. */
            readonly isCurrent: boolean;
        };
        /** @description A postal address as the identity service returns it; paper is sent to it (JRN-1). */
        readonly PostalAddress: {
            /** @description Street and house number. */
            readonly street: string;
            readonly zipCode: string;
            readonly city: string;
            readonly country: string;
        };
        /** @description Name and postal address to which paper is sent (JRN-1). */
        readonly Addressee: {
            /** @description First name and last name. */
            readonly name: string;
            /** @description Street and house number. */
            readonly street: string;
            readonly zipCode: string;
            readonly city: string;
            readonly country: string;
        };
        /** @description A price of the catalogue: the gross amount only. */
        readonly BasePrice: {
            readonly priceGross: components["schemas"]["Cents"];
        };
        /** @description Amounts in integer cents. */
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
            readonly names?: components["schemas"]["Translations"];
            readonly description: string;
            readonly englishDescription: string;
            readonly descriptions?: components["schemas"]["Translations"];
            /**
             * @description Path on the origin of the portal; `/state/` is the folder `brand` of the state pack.
             * @example /state/uebersichtskarte.svg
             */
            readonly imagePath: string;
            /** @description Contains personal data of owners: requires trust level LEVEL_4, a justification and the approval of the authority. */
            readonly sensitiveData: boolean;
            /** @description The customer selects scale, format, orientation and palette. */
            readonly userDefinedFormat: boolean;
            /** @description Describes the whole property (all parcels under one number of a booking sheet), not one parcel. */
            readonly property: boolean;
            /** @description Contains the land estimate (Bodenschätzung). */
            readonly withLandEstimate: boolean;
            readonly priceBasePdf: components["schemas"]["BasePrice"];
            readonly priceBasePaper: components["schemas"]["BasePrice"];
            /** @description Each paper copy after the first. */
            readonly priceMultiCopyPaper: components["schemas"]["BasePrice"];
            /** @enum {unknown} */
            readonly status: "ACTIVE" | "INACTIVE";
            readonly minimalTrustLevel: components["schemas"]["TrustLevel"];
            /** @description Always set in the catalogue; missing in orders from before it existed. */
            readonly kind?: components["schemas"]["ProductKind"];
        };
        /**
         * @description The document that is produced (DOC-1). CADASTRAL_MAP: cadastral map. LAND_ESTIMATE_MAP: cadastral map with land estimate.
         *     PARCEL_RECORD: one parcel, without owners. OWNER_RECORD: one parcel with its owners. PROPERTY_RECORD: all parcels of a
         *     property with their owners.
         * @enum {unknown}
         */
        readonly ProductKind: "CADASTRAL_MAP" | "LAND_ESTIMATE_MAP" | "PARCEL_RECORD" | "OWNER_RECORD" | "PROPERTY_RECORD";
        readonly Category: {
            readonly id: components["schemas"]["Id"];
            readonly displayName: string;
            readonly englishDisplayName: string;
            readonly names?: components["schemas"]["Translations"];
            readonly products: readonly components["schemas"]["Product"][];
        };
        readonly PriceRequest: {
            readonly productId: components["schemas"]["Id"];
            /** @description Number of copies; 0 without paper. */
            readonly paperCopies: number;
            readonly digital: boolean;
        };
        readonly SubdistrictOption: {
            readonly localSubdistrictId: string;
            readonly label: string;
            /** @description Name of the Gemeinde, if known; distinguishes subdistricts of the same name. */
            readonly municipality?: string | null;
        };
        readonly DistrictOption: {
            readonly landRegisterDistrictId: string;
            readonly label: string;
        };
        /** @description Page index, from 0. */
        readonly Page: number;
        /** @description Page size; the portal uses 7. */
        readonly Limit: number;
        readonly AddressSearch: {
            readonly page: components["schemas"]["Page"];
            readonly limit: components["schemas"]["Limit"];
            readonly params: components["schemas"]["AddressParams"];
        };
        readonly AddressParams: {
            readonly zipCode: string;
            readonly city: string;
            readonly streetName: string;
            readonly houseNumber: string;
        };
        readonly ParcelDetailsSearch: {
            readonly page: components["schemas"]["Page"];
            readonly limit: components["schemas"]["Limit"];
            readonly params: components["schemas"]["ParcelDetailsParams"];
        };
        readonly ParcelDetailsParams: {
            readonly localSubdistrictId: string;
            /** @description Empty where `cadastralSections` of the configuration is not REQUIRED: parcels of all sections. */
            readonly cadastralSection: string;
            readonly parcelNumber: string;
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
            /** @description Closed ring in metres, in the CRS of the state. Neither side of its bounding box may exceed 5000 m (SEC-6). */
            readonly area: readonly components["schemas"]["Position"][];
        };
        readonly MapCoordinatesSearch: {
            /** @constant */
            readonly page: 0;
            /** @constant */
            readonly limit: 1;
            readonly coordinates: components["schemas"]["Position"];
        };
        readonly SuggestionRequest: {
            /** @description The text as typed. */
            readonly text: string;
        };
        readonly SuggestionList: {
            readonly items: readonly components["schemas"]["Suggestion"][];
        };
        /** @description A suggestion with the input of the search that finds it. */
        readonly Suggestion: components["schemas"]["AddressSuggestion"] | components["schemas"]["ParcelSuggestion"] | components["schemas"]["CoordinatesSuggestion"];
        readonly AddressSuggestion: {
            /** @constant */
            readonly type: "ADDRESS";
            /** @description Street with house number, e.g. "Lindenallee 5". */
            readonly label: string;
            /** @description ZIP code and city, e.g. "15990 Lindenau". */
            readonly detail?: string;
            readonly address: components["schemas"]["AddressParams"];
        };
        readonly ParcelSuggestion: {
            /** @constant */
            readonly type: "PARCEL";
            /** @description Parcel or section, e.g. "Lindenau, Flur 3, Flurstück 114/2" or "Lindenau, Flur 3". */
            readonly label: string;
            /** @description Municipality, or the parcel id that was typed. */
            readonly detail?: string;
            readonly parcel: components["schemas"]["ParcelDetailsParams"];
        };
        readonly CoordinatesSuggestion: {
            /** @constant */
            readonly type: "COORDINATES";
            /** @description The parcel at the position. */
            readonly label: string;
            /** @description Easting and northing. */
            readonly detail?: string;
            readonly coordinates: components["schemas"]["Position"];
        };
        readonly Parcel: {
            readonly parcelId: components["schemas"]["ParcelId"];
            /** @description Display name, e.g. "Lindenau, Flur 3, Flurstück 114/2". */
            readonly displayString: string;
            readonly localSubdistrictId: string;
            /** @description Name of the Gemarkung. */
            readonly localSubdistrict: string;
            /** @description Flur, without leading zeros; empty for a parcel without section. */
            readonly cadastralSection: string;
            /** @description Flurstücksnummer, e.g. 114 or 114/2. */
            readonly parcelNumber: string;
            /** @description Official area in square metres. */
            readonly area: number;
            /** @description Outer rings of all parts. */
            readonly shape: readonly components["schemas"]["Ring"][];
            /** @description Inner rings of all parts. */
            readonly holes: readonly components["schemas"]["Ring"][];
            readonly geometry: components["schemas"]["MultiPolygon"];
            /** @description Addresses on the parcel, at most 10, in search results only. */
            readonly addresses?: readonly components["schemas"]["ParcelAddress"][];
        };
        readonly ParcelAddress: {
            readonly streetName: string;
            readonly houseNumber: string;
            readonly zipCode: string;
            readonly city: string;
        };
        readonly ParcelPage: {
            readonly items: readonly components["schemas"]["Parcel"][];
            /** @description Page index, from 0. */
            readonly page: number;
            /** @description Number of parcels on all pages. */
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
         * @description Page formats that can be ordered online.
         * @enum {unknown}
         */
        readonly PageFormat: "A4" | "A3";
        /**
         * @description Denominator of the scale: 1000 means 1:1000.
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
            /** @description Paper copies; 0 without paper. */
            readonly numberOfCopies: number;
            /** @description Whether a PDF is ordered. */
            readonly orderPdf: boolean;
            /** @description Empty unless the product is sensitive. */
            readonly justification: string;
            readonly pageFormat?: components["schemas"]["PageFormat"];
            readonly selectedScale?: components["schemas"]["Scale"];
            readonly pageOrientation?: components["schemas"]["Orientation"];
            readonly colorPalette?: components["schemas"]["Palette"];
            readonly printArea?: components["schemas"]["PrintArea"];
            /** @description Whether the customer wants the page although it does not contain the whole parcel (JRN-4). Stored with the order. `false` is refused with `PARCEL_TOO_LARGE` for such a page; clients that do not ask the customer leave it out. */
            readonly partialPageConfirmed?: boolean;
        };
        /** @description Name and postal address to which the paper of one order is sent; every field is required and not blank. */
        readonly NewAddressee: {
            /** @description First name and last name. */
            readonly name: string;
            /** @description Street and house number, with at least one digit. */
            readonly street: string;
            /** @description Five digits in Germany. */
            readonly zipCode: string;
            readonly city: string;
            /** @description As in the profile of the customer. */
            readonly country: string;
        };
        readonly NewOrder: {
            /** @description Where paper is sent (JRN-1); by default, to the address of the profile. Ignored without paper. A later change of the profile does not change an order. */
            readonly addressee?: components["schemas"]["NewAddressee"];
            /** @description Language of the messages about this order; by default the language of the portal. */
            readonly language?: components["schemas"]["Language"];
            readonly orderPositions: readonly components["schemas"]["NewOrderPosition"][];
        };
        /**
         * @description Language tag (BCP 47): two or three small letters, with a region where needed.
         * @example nds
         */
        readonly Language: string;
        /** @description Names in further languages than German and English, by language; without those that are missing, as in LocalizedText. */
        readonly Translations: {
            readonly [key: string]: string;
        };
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
            /** @description Unique key of the position; equals `positionId`. */
            readonly key: string;
            readonly numberOfCopies: number;
            readonly orderPdf: boolean;
            readonly parcelDetails: components["schemas"]["Parcel"];
            /** @description Equals `parcelDetails`. */
            readonly parcel: components["schemas"]["Parcel"];
            readonly orderedProductDetails: components["schemas"]["Product"];
            readonly price: components["schemas"]["Price"];
            /** @description Delivery and price of the position. */
            readonly provisioning: {
                /** @description Equals `numberOfCopies`. */
                readonly copies: number;
                readonly price: components["schemas"]["Price"];
            };
            readonly approvalStatus: components["schemas"]["ApprovalStatus"];
            readonly decisionReason?: string;
            readonly justification: string;
            readonly verificationCode?: components["schemas"]["VerificationCode"];
            /** @description Size of the file of downloadPosition in bytes; absent while there is none. */
            readonly downloadSize?: number;
            readonly pageFormat?: components["schemas"]["PageFormat"];
            readonly selectedScale?: components["schemas"]["Scale"];
            readonly pageOrientation?: components["schemas"]["Orientation"];
            readonly colorPalette?: components["schemas"]["Palette"];
            readonly printArea?: components["schemas"]["PrintArea"];
            /** @description The customer confirmed that the page does not contain the whole parcel (JRN-4). */
            readonly partialPageConfirmed?: boolean;
        };
        readonly OrderSummary: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
            readonly closeResolution: components["schemas"]["CloseResolution"] | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly positionCount: number;
            /** @description Number of rejected positions. */
            readonly rejectedCount?: number;
            readonly firstProduct?: components["schemas"]["Product"];
            /** @description Display name of the parcel. */
            readonly firstParcel?: string;
            /** @description As of the order. */
            readonly total: components["schemas"]["Price"];
            readonly downloadStatus: components["schemas"]["DownloadStatus"];
            /** @description Number of files in the download: 0 while there is none, 1 for a PDF, more for a ZIP archive. */
            readonly downloadCount?: number;
            readonly nextAction?: components["schemas"]["NextAction"];
            /** @description Whether cancelOrder is allowed now. */
            readonly cancellable?: boolean;
            /** @description Whether there is a file to download with downloadInvoice. */
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
            /** @description Sum of the gross prices of the positions that are not rejected; 0 for an order that was closed without delivering anything (JRN-8). */
            readonly total: components["schemas"]["Price"];
            readonly nextAction?: components["schemas"]["NextAction"];
            /** @description Whether cancelOrder is allowed now. */
            readonly cancellable?: boolean;
            /** @description Whether there is a file to download with downloadInvoice. */
            readonly invoiceAvailable?: boolean;
            readonly payableUntil?: components["schemas"]["PayableUntil"];
            /** @description Only for orders with paper. */
            readonly addressee?: components["schemas"]["Addressee"];
            /** @description The method of the payment; BANK_TRANSFER with a fee notice after automatic completion (BE-8). */
            readonly paymentMethod?: components["schemas"]["PaymentMethodName"];
            /** @description A payment that is open at the provider; payOrder with the same method returns it. */
            readonly openPayment?: {
                readonly paymentMethod: components["schemas"]["PaymentMethodName"];
                /** Format: date-time */
                readonly startedAt: string;
            };
            /** @description Events of the order, oldest first. */
            readonly timeline?: readonly components["schemas"]["TimelineEntry"][];
            /** @description The code of the first extract, or of a file with all extracts; each position has its own. */
            readonly verificationCode?: components["schemas"]["VerificationCode"];
        };
        /**
         * @description What the customer can do next. WAIT_FOR_REVIEW: the authority has to decide. PAY: start the payment.
         *     CONTINUE_PAYMENT: a payment is open at the provider. WAIT_FOR_DELIVERY: the extract is being generated, or paper is
         *     being delivered. DOWNLOAD: the extract can be downloaded. NONE: the order is closed.
         * @enum {unknown}
         */
        readonly NextAction: "WAIT_FOR_REVIEW" | "PAY" | "CONTINUE_PAYMENT" | "WAIT_FOR_DELIVERY" | "DOWNLOAD" | "NONE";
        /**
         * Format: date-time
         * @description Until then an APPROVED order can be paid. Afterwards a reviewed order is completed automatically by bank transfer (BE-8); any other order expires.
         */
        readonly PayableUntil: string;
        readonly TimelineEntry: {
            /** @enum {unknown} */
            readonly event: "CREATED" | "REVIEW_NEEDED" | "APPROVED" | "EXTRACT_REJECTED" | "ALL_REJECTED" | "PAYMENT_STARTED" | "PAYMENT_FAILED" | "PAYMENT_CANCELLED" | "PAID" | "REFUND_NEEDED" | "REFUNDED" | "NOTHING_TO_PAY" | "COMPLETED_BY_TIME" | "INVOICE_RECEIVED" | "EXTRACT_DELIVERED" | "EXTRACT_TAKEN_BACK" | "DISPATCHED" | "COMPLETED" | "CANCELLED" | "EXPIRED";
            /** Format: date-time */
            readonly at: string;
        };
        /** @description Printed on the extract, e.g. `7K2M-Q0XA-93TB`; random, not sequential. */
        readonly VerificationCode: string;
        readonly Verification: {
            readonly code: components["schemas"]["VerificationCode"];
            readonly genuine: boolean;
            /** @description Null unless genuine. */
            readonly document: components["schemas"]["VerifiedDocument"] | null;
        };
        readonly FileVerification: {
            /**
             * @description GENUINE: exactly the file that was delivered. CHANGED: it has the seal of the authority, but its content was changed afterwards.
             *     NO_SEAL: it has no seal of the authority. UNKNOWN: its seal is valid, but no such file was delivered, or it was withdrawn.
             * @enum {unknown}
             */
            readonly result: "GENUINE" | "CHANGED" | "NO_SEAL" | "UNKNOWN";
            /** @description The code of the extract; null unless genuine. */
            readonly code: components["schemas"]["VerificationCode"] | null;
            /** @description Null unless genuine. */
            readonly document: components["schemas"]["VerifiedDocument"] | null;
        };
        readonly VerifiedDocument: {
            /**
             * Format: date-time
             * @description Time of delivery.
             */
            readonly issuedAt: string;
            /** @description Digest of the file, in hexadecimal; the portal compares it with that of a file of the user. */
            readonly sha256: string;
            /** @description Bytes. */
            readonly size: number;
            readonly extracts: readonly {
                readonly productName: string;
                readonly englishProductName: string;
                readonly productNames?: components["schemas"]["Translations"];
                readonly parcelId: components["schemas"]["ParcelId"];
                /** @description Display name of the parcel. */
                readonly parcelName: string;
            }[];
        };
        readonly CadastreMonitoring: {
            /**
             * Format: date-time
             * @description When the index was imported; null when there is none.
             */
            readonly importedAt: string | null;
            /** @description Parcels in the index. */
            readonly parcels: number;
            /**
             * Format: date-time
             * @description When the source was last read or found unchanged.
             */
            readonly attemptedAt: string | null;
            /** @description Why the last attempt changed nothing; null after a success. */
            readonly failure: string | null;
            /** @description Features that the index lacks because they are faulty, by reason. */
            readonly faults: readonly {
                readonly collection: string;
                readonly reason: string;
                readonly count: number;
                /** @description Ids of the first of them. */
                readonly examples: readonly string[];
            }[];
        };
        readonly Operations: {
            /** @description Orders under review. */
            readonly openReviews: number;
            /** @description Payments open at the provider. */
            readonly openPayments: number;
            /** @description Open payments past the time at which they should have been settled or withdrawn. */
            readonly stuckPayments: number;
            /** @description Payments received without need, not refunded yet. */
            readonly refundsNeeded: number;
            /** @description Open reviews older than the configured number of days. */
            readonly overdueReviews: number;
            /** @description Payments whose amount or reference differed from the order, in the last 30 days. */
            readonly paymentMismatches: number;
            /** @description Paid orders without an extract. */
            readonly waitingExtracts: number;
            /** @description Failed jobs that will be retried. */
            readonly failedJobs: number;
            /** @description Jobs given up, not retried automatically. */
            readonly deadLetters: number;
            /** @description Age of the most overdue job, in seconds. */
            readonly oldestDueJobSeconds: number;
            /** @description Map settings that do not fit the map services, with key and reason. */
            readonly mapProblems: readonly string[];
        };
        /** @enum {unknown} */
        readonly PaymentMethodName: "BANK_TRANSFER" | "CREDIT_CARD" | "GIROPAY" | "PAYDIRECT" | "PAY_PAL" | "SEPA";
        readonly PaymentMethod: {
            readonly method: components["schemas"]["PaymentMethodName"];
            readonly displayName: string;
            readonly englishDisplayName: string;
            readonly names?: components["schemas"]["Translations"];
            /** @description Ascending; methods without it come last (FLOW-16). */
            readonly displayOrder?: number;
        };
        /** @enum {unknown} */
        readonly DownloadStatus: "WAITING" | "READY" | "NOT_AVAILABLE" | "FAILED";
        readonly DownloadStatusAnswer: {
            readonly orderNumber: components["schemas"]["OrderNumber"];
            readonly orderStatus: components["schemas"]["OrderStatus"];
            readonly closeResolution: components["schemas"]["CloseResolution"] | null;
            /** @description NOT_AVAILABLE: there is no file, e.g. for a paper-only order. */
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
        /** @description Messages in ICU MessageFormat by id, as syntax trees of `@formatjs/icu-messageformat-parser`. */
        readonly ParsedTexts: {
            readonly [key: string]: readonly unknown[];
        };
        readonly LanguageTexts: {
            /** @description Texts of the pages of the portal. */
            readonly messages: components["schemas"]["ParsedTexts"];
            /** @description Texts of components, by `<component>.<text>`; the placeholders are the positions of the arguments. */
            readonly components: components["schemas"]["ParsedTexts"];
        };
        /** @description A text by language, only in those that it has. A language that is missing is replaced by the same without region, then by `fallbackLanguages` of the configuration, then by German, which is required; the element then has its `lang` (WCAG 3.1.2). */
        readonly LocalizedText: {
            readonly de: string;
        } & {
            readonly [key: string]: string;
        };
        readonly ContentPage: {
            readonly title: components["schemas"]["LocalizedText"];
            readonly sections: readonly {
                readonly heading: components["schemas"]["LocalizedText"];
                /** @description Texts in which lines that start with `- ` are a list and `[label](address)` is a link: http, https, mailto, tel, or a page of the portal that starts with #/. */
                readonly paragraphs: readonly components["schemas"]["LocalizedText"][];
            }[];
        };
        readonly PortalConfiguration: {
            /** @description Name of the portal, in the header and in window titles. Soft hyphens mark where a long word may break. */
            readonly title: components["schemas"]["LocalizedText"];
            /** @description The line below the title. */
            readonly subtitle: components["schemas"]["LocalizedText"];
            /** @description The state, in the footer. */
            readonly stateName: components["schemas"]["LocalizedText"];
            /** @description Available languages. */
            readonly languages: readonly components["schemas"]["Language"][];
            /** @description One of languages, for visitors who have not chosen one. */
            readonly defaultLanguage: components["schemas"]["Language"];
            /** @description Languages of texts that the chosen language lacks, the first one first; German is always the last. */
            readonly fallbackLanguages?: readonly components["schemas"]["Language"][];
            /** @description The name of each further language in that language. */
            readonly languageNames?: components["schemas"]["Translations"];
            /** @description Set by the backend: languages whose texts the portal loads with `getLanguageTexts`. The others are part of the portal. */
            readonly loadedLanguages?: readonly components["schemas"]["Language"][];
            /** @description Whether the header shows the language select. */
            readonly languageSelector: boolean;
            /**
             * @description For visitors who have not chosen one; system follows the device.
             * @enum {unknown}
             */
            readonly defaultTheme: "system" | "light" | "dark" | "contrast";
            /**
             * @description The two digits with which parcel ids begin (VAL-9).
             * @example 03
             */
            readonly landCode: string;
            /** @description Regular expression for city names; replaces the default (VAL-1). */
            readonly cityPattern?: string;
            /** @description Regular expression for street names; replaces the default (VAL-1). */
            readonly streetPattern?: string;
            /** @description Regular expression for house numbers; replaces the default (VAL-1). */
            readonly houseNumberPattern?: string;
            /**
             * @description Whether parcels have a cadastral section (Flur): all, some or none of them (DATA-4). Default: REQUIRED.
             * @enum {unknown}
             */
            readonly cadastralSections?: "REQUIRED" | "OPTIONAL" | "NONE";
            /** @description The kinds of parcel search that the published data allow; the backend sets it (DATA-2). Without it, all kinds. */
            readonly parcelSearches?: readonly ("ADDRESS" | "PARCEL" | "REGISTER" | "MAP")[];
            /** @description Extracts in one order. */
            readonly basketMaximum: number;
            /** @description Days after the review until automatic completion (BE-8): lifecycle.hoursToComplete in whole days. */
            readonly reviewDaysToComplete: number;
            /** @description Time limits of an order, in hours; fractions are allowed. */
            readonly lifecycle?: {
                /** @description From the review to automatic completion (BE-8). Default: 504. */
                readonly hoursToComplete?: number;
                /** @description From creation to the expiry of an unpaid order without review. Default: 504. */
                readonly hoursToExpire?: number;
                /** @description Time before either at which a reminder is sent; 0 sends none. Default: 72. */
                readonly reminderHours?: number;
                /** @description Time after which an open payment is withdrawn. Default: 24. */
                readonly openPaymentHours?: number;
                /** @description Time after delivery at which an order with paper is closed without a reported dispatch. Default: 336. */
                readonly hoursToDispatch?: number;
            };
            readonly polling: {
                /** @description Interval of polling for the extract, in milliseconds. */
                readonly intervalMs: number;
                /** @description Time-out of polling in milliseconds; the page then announces an e-mail. */
                readonly timeoutMs: number;
            };
            /** @description What a new extract begins with (FLOW-10). */
            readonly defaults: {
                /** @description Page format. */
                readonly format: components["schemas"]["PageFormat"];
                /** @description Orientation of the page. */
                readonly orientation: components["schemas"]["Orientation"];
                /** @description Colours of the map. */
                readonly palette: components["schemas"]["Palette"];
                /** @description Scale: 1 to so many. */
                readonly scale: components["schemas"]["Scale"];
            };
            /**
             * Format: uri
             * @description Address of the free map viewer that the landing page opens.
             * @example https://viewer.land.example/
             */
            readonly mapViewerUrl: string;
            readonly map: {
                /** @description CRS of all map services and coordinates. */
                readonly projection: components["schemas"]["Crs"];
                /** @description Visible extent: left, bottom, right, top in metres. */
                readonly extent: readonly number[];
                /** @description Zoom at the start, such as 8.5. */
                readonly initialZoom: number;
                /** @description Lowest zoom. */
                readonly minZoom: number;
                /** @description Highest zoom. */
                readonly maxZoom: number;
                /** @description Source of the map data, shown on the map. */
                readonly attribution: components["schemas"]["LocalizedText"];
                readonly baseLayer: {
                    /**
                     * Format: uri
                     * @description Address of the capabilities of a WMTS; {sandbox} is the origin of the sandbox.
                     * @example https://maps.land.example/wmts?SERVICE=WMTS&REQUEST=GetCapabilities
                     */
                    readonly capabilitiesUrl: string;
                    /** @description Name of the layer in the capabilities. */
                    readonly layer: string;
                    /** @description Name of the same layer with 512 × 512 px in each tile, in the same tile matrix set; shown on screens with more than one device pixel per CSS px. */
                    readonly hidpiLayer?: string;
                    /** @description Name of the tile matrix set in the capabilities. */
                    readonly matrixSet: string;
                };
                /** @description Further origins from which the services load images, such as tiles on another host than their capabilities. The Content-Security-Policy allows them. */
                readonly origins?: readonly string[];
                /** @description Layers above the base layer (WMS 1.3.0), each one image for the whole view. */
                readonly wms: readonly {
                    /**
                     * Format: uri
                     * @description Address of the WMS.
                     * @example https://maps.land.example/wms
                     */
                    readonly url: string;
                    /** @description Names of layers, comma-separated. */
                    readonly layers: string;
                    /** @description Names of styles; empty for the defaults. */
                    readonly styles: string;
                    /**
                     * @description Software of the WMS. With it, images have up to two pixels per CSS px on screens that have them; without it one.
                     * @enum {string}
                     */
                    readonly serverType?: "mapserver" | "geoserver" | "qgis" | "carmentaserver";
                    /** @description Whether the image is transparent. */
                    readonly transparent: boolean;
                    /** @description Default: 1. */
                    readonly opacity?: number;
                    /** @description Whether the layer is shown for products with a land estimate only. */
                    readonly landEstimate?: boolean;
                }[];
            };
            /** @description Announcements, each visible from start to end without a reload. */
            readonly banners: readonly {
                /** @description A closed banner stays closed by its id and texts. */
                readonly id: string;
                /** @description Text of the banner. */
                readonly text: components["schemas"]["LocalizedText"];
                /** @description Heading of the banner. */
                readonly heading?: components["schemas"]["LocalizedText"];
                /**
                 * @description Severity. Default info.
                 * @enum {unknown}
                 */
                readonly tone?: "info" | "warning" | "danger";
                /** @description Highest first. Default: 0. */
                readonly priority?: number;
                /** @description Whether the user can close it. Default: true. */
                readonly closable?: boolean;
                /**
                 * Format: date-time
                 * @description Date and time in UTC from which the banner is visible.
                 * @example 2026-12-24T08:00:00Z
                 */
                readonly start: string;
                /**
                 * Format: date-time
                 * @description Date and time in UTC until which the banner is visible.
                 * @example 2026-12-27T08:00:00Z
                 */
                readonly end: string;
            }[];
            /** @description Links of the footer. */
            readonly footerLinks: readonly {
                /** @description Text of the link. */
                readonly label: components["schemas"]["LocalizedText"];
                /** @description A URL, or a path of the portal that starts with #/. */
                readonly url: string;
            }[];
            /**
             * Format: uri
             * @description Address of the general terms that the customer accepts.
             * @example https://kataster.land.example/agb
             */
            readonly termsUrl: string;
            /** @description Shown on the contact page; the sender of mails and letters. */
            readonly contact: {
                /** @description Name of the office. */
                readonly name: components["schemas"]["LocalizedText"];
                /** @description Street and house number. */
                readonly street: string;
                /** @description ZIP code and city. */
                readonly city: string;
                /** @description Telephone number. */
                readonly phone: string;
                /**
                 * Format: email
                 * @description E-mail address.
                 * @example kataster@land.example
                 */
                readonly email: string;
            };
            /** @description Questions and answers of the extracts page. */
            readonly infoSections: readonly {
                readonly heading: components["schemas"]["LocalizedText"];
                /** @description Texts with lists and links, as in ContentPage. */
                readonly paragraphs: readonly components["schemas"]["LocalizedText"][];
            }[];
            /** @description The five content pages. */
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
        /** @description A problem document (RFC 9457). */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A problem document, or a page for a browser that opens the address, with a link that repeats the request. */
        readonly Repeat: {
            headers: {
                /** @description In seconds. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
                readonly "text/html": string;
            };
        };
        /** @description Redirect to the address in the header Location. */
        readonly Redirect: {
            headers: {
                readonly Location?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Beginnings of the words of a name, in any order and spelling, or the beginning of a number. Names that start with the text come first. */
        readonly OptionSearch: string;
        /** @description Maximum number of options; without it, all are returned. */
        readonly OptionLimit: number;
        readonly CategoryId: components["schemas"]["Id"];
        readonly ProductId: components["schemas"]["Id"];
        readonly ParcelId: components["schemas"]["ParcelId"];
        readonly OrderNumber: components["schemas"]["OrderNumber"];
        readonly SessionId: string;
        readonly PositionId: string;
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
                /** @description Address of the portal to redirect to after the login. Its origin must be configured (SEC-4). */
                readonly redirectToUrl: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            /** @description `INVALID_REDIRECT`: the origin of `redirectToUrl` is not configured (SEC-4). */
            readonly 400: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Repeat"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Repeat"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the query does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Repeat"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Repeat"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly exportPersonalData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Profile, sessions, and orders with positions, payments, files and events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonalData"];
                };
            };
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deletePersonalData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The data are deleted and the session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the header X-XSRF-TOKEN is missing or differs from the cookie. */
            readonly 403: components["responses"]["Problem"];
            /** @description `ORDER_STATE`: an order or a refund of the customer is not completed yet. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CustomerSession"][];
                };
            };
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionId: components["parameters"]["SessionId"];
            };
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `XSRF`: the header X-XSRF-TOKEN is missing or differs from the cookie. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: no such category. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: no such category. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: no such category, or no such active product in it. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: no such active product. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `SELECT`: an entry orders nothing. `PAPER`: the number of copies is not an integer from 0 to 10 (VAL-6). `INVALID_REQUEST`: the body does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: no such active product. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSubdistricts: {
        readonly parameters: {
            readonly query?: {
                /** @description Beginnings of the words of a name, in any order and spelling, or the beginning of a number. Names that start with the text come first. */
                readonly search?: components["parameters"]["OptionSearch"];
                /** @description Maximum number of options; without it, all are returned. */
                readonly limit?: components["parameters"]["OptionLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All local subdistricts, or those that match `search`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SubdistrictOption"][];
                };
            };
            /** @description `INVALID_REQUEST`: the query does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listDistricts: {
        readonly parameters: {
            readonly query?: {
                /** @description Beginnings of the words of a name, in any order and spelling, or the beginning of a number. Names that start with the text come first. */
                readonly search?: components["parameters"]["OptionSearch"];
                /** @description Maximum number of options; without it, all are returned. */
                readonly limit?: components["parameters"]["OptionLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All land registry districts, or those that match `search`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DistrictOption"][];
                };
            };
            /** @description `INVALID_REQUEST`: the query does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description A page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description The key of the first validation error (VAL-1 to VAL-4), for example `ZIPCODE_PATTERN`; `AREA_TOO_LARGE` for a map area with a side over 5000 m; `INVALID_REQUEST` for a body that does not match this contract. `errors` lists one entry per field. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description A page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description The key of the first validation error (VAL-1 to VAL-4), for example `ZIPCODE_PATTERN`; `AREA_TOO_LARGE` for a map area with a side over 5000 m; `INVALID_REQUEST` for a body that does not match this contract. `errors` lists one entry per field. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description A page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description The key of the first validation error (VAL-1 to VAL-4), for example `ZIPCODE_PATTERN`; `AREA_TOO_LARGE` for a map area with a side over 5000 m; `INVALID_REQUEST` for a body that does not match this contract. `errors` lists one entry per field. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description A page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description The key of the first validation error (VAL-1 to VAL-4), for example `ZIPCODE_PATTERN`; `AREA_TOO_LARGE` for a map area with a side over 5000 m; `INVALID_REQUEST` for a body that does not match this contract. `errors` lists one entry per field. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description A page of parcels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description The key of the first validation error (VAL-1 to VAL-4), for example `ZIPCODE_PATTERN`; `AREA_TOO_LARGE` for a map area with a side over 5000 m; `INVALID_REQUEST` for a body that does not match this contract. `errors` lists one entry per field. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly suggestParcels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SuggestionRequest"];
            };
        };
        readonly responses: {
            /** @description The suggestions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuggestionList"];
                };
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_ID`: not a parcel id (VAL-9). */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `INVALID_ID`: no such parcel, or no authority is known for it. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Order number; returns only orders older than this one. Pass the last number of a page to get the next page. */
                readonly before?: components["schemas"]["OrderNumber"];
                /** @description Maximum number of orders; without it, all orders are returned. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Summaries of the orders, without geometry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["OrderSummary"][];
                };
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Unique per order, for example a UUID; created by the client. */
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
            /** @description The order was created now or by an earlier request with the same key. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedOrder"];
                };
            };
            /** @description The key of the first validation error, for example `JUSTIFICATION_LENGTH`, `PAPER`, `ADDRESSEE_STREET`, `SCALE`, `PRINT_AREA` or `CART_EMPTY`; `errors` lists one entry per field. `INVALID_REQUEST` for a body that does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TRUST_LEVEL`: the customer may not order a product. `XSRF`: the header X-XSRF-TOKEN is missing or differs from the cookie. */
            readonly 403: components["responses"]["Problem"];
            /** @description `IDEMPOTENCY_KEY_REUSED`: the key is being used by a request in progress. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `IDEMPOTENCY_KEY_REUSED`: the key was used with another body. */
            readonly 422: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The order is cancelled. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). */
            readonly 404: components["responses"]["Problem"];
            /** @description `NOT_APPROVED`: the order is under review. `ALREADY_PAID`: it is paid. `ORDER_CLOSED`: it is closed. `SENSITIVE_ORDER`: it has a sensitive product. `PAYMENT_IN_PROGRESS`: a payment is open at the provider. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `PAYMENT_UNAVAILABLE`: the payment provider does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description Payment methods, unsorted; see `displayOrder`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PaymentMethod"][];
                };
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The address of the payment page. */
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
            /** @description `PAYMENT_METHOD`: the method is not offered. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `XSRF`: the XSRF token is missing or wrong. */
            readonly 403: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). */
            readonly 404: components["responses"]["Problem"];
            /** @description `NOT_APPROVED`: the order is under review. `ALREADY_PAID`: it is paid. `ORDER_CLOSED`: it is closed. `PAYMENT_IN_PROGRESS`: a payment with another method cannot be withdrawn. `ORDER_STATE`: the order changed meanwhile. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `PAYMENT_UNAVAILABLE`: the payment provider does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The status of the order and of its file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DownloadStatusAnswer"];
                };
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). `NO_DOWNLOAD`: there is no file to download. */
            readonly 404: components["responses"]["Problem"];
            /** @description `NOT_PAID`: the order is not paid. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly downloadPosition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
                readonly positionId: components["parameters"]["PositionId"];
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
            /** @description `INVALID_ID`: not a position id. `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). `NO_DOWNLOAD`: there is no file to download for this position. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: no session, or the session has ended. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order, or it belongs to another customer (SEC-1). `NO_DOWNLOAD`: there is no invoice yet. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly verifyExtract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The code printed on the extract. */
                readonly code: components["schemas"]["VerificationCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result of the verification. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description `INVALID_ID`: not a verification code. */
            readonly 400: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly verifyFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/pdf": string;
            };
        };
        readonly responses: {
            /** @description The result of the verification. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileVerification"];
                };
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the file is larger than 25 MiB. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TOO_MANY_REQUESTS`: the rate limit is exceeded. */
            readonly 429: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: too many files are being verified at the moment, or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly returnFromPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNumber: components["parameters"]["OrderNumber"];
                readonly transactionId: string;
                /** @description Result reported by the payment page. Not trusted: the backend asks the provider (BE-3). */
                readonly result: "success" | "failed" | "cancel";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order or transaction. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Repeat"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The notification was processed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: the signature is wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such transaction. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The file is stored, and the order advances. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_ID`: a path parameter does not match its pattern. `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no order has a file with this name. */
            readonly 404: components["responses"]["Problem"];
            /** @description `RESULT_EXISTS`: another content was delivered before. `NOT_PAID`: the order is not paid. `NOT_APPROVED`: the position was rejected. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the file exceeds the configured limit. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The file is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no order has a file with this name. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The file is stored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_ID`: a path parameter does not match its pattern. `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no order has a file with this name. */
            readonly 404: components["responses"]["Problem"];
            /** @description `NOT_PAID`: the order is not paid. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the file exceeds the configured limit. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The dispatch is recorded. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order. */
            readonly 404: components["responses"]["Problem"];
            /** @description `ORDER_STATE`: the order is not being delivered. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The decisions are stored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: no such order or position. */
            readonly 404: components["responses"]["Problem"];
            /** @description `ALREADY_DECIDED`: the decision contradicts an earlier one. `ORDER_STATE`: the order is not under review. */
            readonly 409: components["responses"]["Problem"];
            /** @description `TOO_LARGE`: the body is too large. */
            readonly 413: components["responses"]["Problem"];
            /** @description `INVALID_REQUEST`: the media type is not supported. */
            readonly 415: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The public part of the configuration. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PortalConfiguration"];
                };
            };
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getLanguageTexts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly language: components["schemas"]["Language"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All texts of the portal in this language. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LanguageTexts"];
                };
            };
            /** @description `INVALID_REQUEST`: the request does not match this contract. */
            readonly 400: components["responses"]["Problem"];
            /** @description `NOT_FOUND`: the portal does not offer this language. */
            readonly 404: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description Available. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description Unavailable. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The number of active sessions. */
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
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The metrics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operations"];
                };
            };
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getCadastreMonitoring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CadastreMonitoring"];
                };
            };
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description The number of jobs that are retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly retried: number;
                    };
                };
            };
            /** @description `NOT_AUTHENTICATED`: the credentials are missing or wrong. */
            readonly 401: components["responses"]["Problem"];
            /** @description `TECHNICAL_PROBLEM`: an external system or the database does not respond. */
            readonly 503: components["responses"]["Problem"];
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description Available. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description Unavailable. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description Available. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description Unavailable. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description Available. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description Unavailable. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkMaps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Available. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description Unavailable. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
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
            /** @description Available. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description Unavailable. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Check"];
                };
            };
            /** @description `UNKNOWN_ERROR`: an unexpected error. */
            readonly default: components["responses"]["Problem"];
        };
    };
}
