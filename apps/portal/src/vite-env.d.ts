/// <reference types="vite/client" />

interface Window {
  /** Answers to the first calls by their address, asked for by `early.ts`; the client takes each away. */
  portalEarly?: Map<string, Promise<Response>>;
}
