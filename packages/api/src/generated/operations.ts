// Generated from openapi.yaml by `pnpm --filter @portal/api generate`.
import type { operations, paths } from './schema.ts';

/** Method, path and status of success of each call that a browser makes, by its operationId. */
export const OPERATIONS = {
  /** Get the logged-in customer. */
  getCustomer: ['GET', '/authenticated-customer', 200],
  /** Export everything that is stored about the customer. */
  exportPersonalData: ['GET', '/authenticated-customer/personal-data', 200],
  /** Delete what identifies the customer. */
  deletePersonalData: ['DELETE', '/authenticated-customer/personal-data', 204],
  /** List the customer's sessions. */
  listSessions: ['GET', '/authenticated-customer/sessions', 200],
  /** End a session of the customer. */
  endSession: ['DELETE', '/authenticated-customer/sessions/{sessionId}', 204],
  /** End the session. */
  logout: ['POST', '/authenticated-customer/logout', 204],
  /** List all categories with their active products. */
  listCategories: ['GET', '/categories', 200],
  /** Get a category. */
  getCategory: ['GET', '/categories/{categoryId}', 200],
  /** List the active products of a category. */
  listCategoryProducts: ['GET', '/categories/{categoryId}/products', 200],
  /** Get a product of a category. */
  getCategoryProduct: ['GET', '/categories/{categoryId}/products/{productId}', 200],
  /** Get a product. */
  getProduct: ['GET', '/products/{productId}', 200],
  /** Calculate prices. */
  calculatePrice: ['POST', '/price/calculate', 200],
  /** List local subdistricts (Gemarkungen), sorted by name. */
  listSubdistricts: ['GET', '/land/subdistricts', 200],
  /** List land registry districts (Grundbuchbezirke), sorted by name. */
  listDistricts: ['GET', '/land/districts', 200],
  /** Search parcels by postal address (VAL-1). */
  searchByAddress: ['POST', '/land/parcels/search-by-address', 200],
  /** Search parcels by subdistrict, section and number (VAL-2). */
  searchByParcelDetails: ['POST', '/land/parcels/search-by-parcel-details', 200],
  /** Search parcels by land registry district and booking sheet (VAL-3). */
  searchByLandRegister: ['POST', '/land/parcels/search-by-land-register', 200],
  /** Search parcels that intersect an area of the map. */
  searchByMapArea: ['POST', '/land/parcels/search-by-map-area', 200],
  /** Search the parcel at a point of the map. */
  searchByMapCoordinates: ['POST', '/land/parcels/search-by-map-coordinates', 200],
  /** Suggest addresses and parcels for a typed text (JRN-6). */
  suggestParcels: ['POST', '/land/parcels/suggest', 200],
  /** Get the cadastral authority responsible for a parcel. */
  findAuthorityByParcel: ['GET', '/ca/find-by-parcel/{parcelId}', 200],
  /** List the orders of the customer, newest first. */
  listOrders: ['GET', '/authenticated-customer/orders', 200],
  /** Create an order. */
  createOrder: ['POST', '/authenticated-customer/orders', 201],
  /** Get an order of the customer. */
  getOrder: ['GET', '/authenticated-customer/orders/{orderNumber}', 200],
  /** Cancel an order. */
  cancelOrder: ['DELETE', '/authenticated-customer/orders/{orderNumber}', 204],
  /** List the payment methods of an order. */
  listPaymentMethods: ['GET', '/authenticated-customer/orders/{orderNumber}/payment-methods', 200],
  /** Start the payment of an order. */
  payOrder: ['POST', '/authenticated-customer/orders/{orderNumber}/pay', 200],
  /** Get the download status of an order. */
  getDownloadStatus: ['GET', '/authenticated-customer/orders/{orderNumber}/download-status', 200],
  /** Verify an extract by its code. */
  verifyExtract: ['GET', '/verifications/{code}', 200],
  /** Verify the file of an extract. */
  verifyFile: ['POST', '/verifications', 200],
  /** Get the configuration of the portal. */
  getConfiguration: ['GET', '/configuration', 200],
  /** Get the texts of a language that is not part of the portal. */
  getLanguageTexts: ['GET', '/languages/{language}', 200],
} as const satisfies {
  readonly [Id in keyof operations]?: readonly [method: string, path: keyof paths, status: number];
};

/** Path of each operation that a browser navigates to, for a redirect or a file, by its operationId. */
export const ADDRESSES = {
  /** Start the login at the identity service. */
  authenticate: '/authenticate',
  /** Complete the login. */
  authenticateCallback: '/authenticate/callback',
  /** Download the extract of an order. */
  downloadOrder: '/authenticated-customer/orders/{orderNumber}/download',
  /** Download the extract of one position. */
  downloadPosition: '/authenticated-customer/orders/{orderNumber}/positions/{positionId}/download',
  /** Download the invoice or fee notice of an order. */
  downloadInvoice: '/authenticated-customer/orders/{orderNumber}/invoice',
  /** Return from the payment provider. */
  returnFromPayment: '/payment-status/{orderNumber}/{transactionId}/{result}',
} as const satisfies {
  readonly [Id in keyof operations]?: keyof paths;
};
