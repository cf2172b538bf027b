export { type ApiClient, createClient, type ParcelSearch } from './client.ts';
export { ApiError, type ApiErrorKind, isProblem, TECHNICAL_PROBLEM } from './error.ts';
export type { components, operations, paths } from './generated/schema.ts';
export {
  createTransport,
  TIMEOUT_MS,
  type TransportOptions,
  xsrfTokenFromCookie,
} from './transport.ts';
export type * from './types.ts';
