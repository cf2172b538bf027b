/// <reference types="vite/client" />

interface Window {
  /** Responses to the first calls by URL, requested by `early.ts`; the client removes those it uses. */
  portalEarly?: Map<string, Promise<Response>>;
  /** The text of `index.html` that is shown instead of the loading text; the first one stays. */
  portalShown?: 'portal-failure' | 'portal-outdated';
  /** Shows a text of `index.html` by its id; defined by `early.ts`. */
  portalShowInstead?: (id: NonNullable<Window['portalShown']>) => void;
}
