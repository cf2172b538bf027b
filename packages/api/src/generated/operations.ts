// Generated from openapi.yaml by `pnpm --filter @portal/api generate`.
import type { operations, paths } from './schema.ts';

/** Method and path of each operation that a browser uses, by its operationId. */
export const OPERATIONS = {
  authenticate: ['GET', '/authenticate'],
  authenticateCallback: ['GET', '/authenticate/callback'],
  getCustomer: ['GET', '/authenticated-customer'],
  logout: ['POST', '/authenticated-customer/logout'],
  listCategories: ['GET', '/categories'],
  getCategory: ['GET', '/categories/{categoryId}'],
  listCategoryProducts: ['GET', '/categories/{categoryId}/products'],
  getCategoryProduct: ['GET', '/categories/{categoryId}/products/{productId}'],
  getProduct: ['GET', '/products/{productId}'],
  calculatePrice: ['POST', '/price/calculate'],
  listSubdistricts: ['GET', '/land/subdistricts'],
  listDistricts: ['GET', '/land/districts'],
  searchByAddress: ['POST', '/land/parcels/search-by-address'],
  searchByParcelDetails: ['POST', '/land/parcels/search-by-parcel-details'],
  searchByLandRegister: ['POST', '/land/parcels/search-by-land-register'],
  searchByMapArea: ['POST', '/land/parcels/search-by-map-area'],
  searchByMapCoordinates: ['POST', '/land/parcels/search-by-map-coordinates'],
  suggestParcels: ['POST', '/land/parcels/suggest'],
  findAuthorityByParcel: ['GET', '/ca/find-by-parcel/{parcelId}'],
  listOrders: ['GET', '/authenticated-customer/orders'],
  createOrder: ['POST', '/authenticated-customer/orders'],
  getOrder: ['GET', '/authenticated-customer/orders/{orderNumber}'],
  cancelOrder: ['DELETE', '/authenticated-customer/orders/{orderNumber}'],
  listPaymentMethods: ['GET', '/authenticated-customer/orders/{orderNumber}/payment-methods'],
  payOrder: ['POST', '/authenticated-customer/orders/{orderNumber}/pay'],
  getDownloadStatus: ['GET', '/authenticated-customer/orders/{orderNumber}/download-status'],
  downloadOrder: ['GET', '/authenticated-customer/orders/{orderNumber}/download'],
  downloadPosition: ['GET', '/authenticated-customer/orders/{orderNumber}/positions/{positionId}/download'],
  downloadInvoice: ['GET', '/authenticated-customer/orders/{orderNumber}/invoice'],
  verifyExtract: ['GET', '/verifications/{code}'],
  returnFromPayment: ['GET', '/payment-status/{orderNumber}/{transactionId}/{result}'],
  getConfiguration: ['GET', '/configuration'],
} as const satisfies {
  readonly [Id in keyof operations]?: readonly [method: string, path: keyof paths];
};
