export { type ApiClient, createClient, type ParcelSearch } from './client.ts';
export { ApiError, type ApiErrorKind, isProblem, TECHNICAL_PROBLEM } from './error.ts';
export { OPERATIONS } from './generated/operations.ts';
export type { components, operations, paths } from './generated/schema.ts';
export type { Call, OperationId, RequestInput, ResponseBody } from './call.ts';
export {
  createTransport,
  TIMEOUT_MS,
  type TransportOptions,
  xsrfTokenFromCookie,
} from './transport.ts';
export type * from './types.ts';
