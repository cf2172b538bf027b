/// <reference types="vite/client" />

interface Window {
  /** Responses to the first calls by URL, requested by `early.ts`; the client removes those it uses. */
  portalEarly?: Map<string, Promise<Response>>;
}
