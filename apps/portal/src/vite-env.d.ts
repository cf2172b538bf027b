/// <reference types="vite/client" />

interface Window {
  /** The backend's answer to the first call, asked for by `early.ts`; the client takes it away. */
  portalConfiguration?: Promise<Response>;
}
