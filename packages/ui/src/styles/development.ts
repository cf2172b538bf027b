// Declared here, as code of browsers has no types of Node. Bundlers replace it, which React needs, too.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

const warned = new Set<string>();

function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // oxlint-disable-next-line no-console -- for the developers of a page that lacks something
  console.warn(text);
}

/** A style sheet may still be loading before. */
const LOADED_AFTER_MS = 1000;

let isPageChecked = false;

/** Warns of a page without `themes.css`, once, in development; call it when a component is rendered. */
export function warnWithoutThemes(): void {
  if (process.env.NODE_ENV !== 'production') {
    // Not on a server, and not in jsdom, which has no layout.
    if (isPageChecked || typeof matchMedia !== 'function') return;
    isPageChecked = true;
    setTimeout(() => {
      const root = getComputedStyle(document.documentElement);
      if (root.getPropertyValue('--portal-color-ink')) return;
      warnOnce(
        '@portal/ui: the page has no themes, so that colours and edges are missing. Import "@portal/ui/themes.css".',
      );
    }, LOADED_AFTER_MS);
  }
}

/** Warns of an announcement that nobody hears, once, in development. */
export function warnWithoutProvider(): void {
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      '@portal/ui: an announcement for screen readers was lost. Put a PortalProvider around the application.',
    );
  }
}

/** Warns of an amount that cannot be written in its currency, once, in development. */
export function warnOfCurrency(currency: string, languages: readonly string[]): void {
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `@portal/ui: "${currency}" is no code of ISO 4217, or one of ${languages.join(', ')} is no tag of BCP 47. The amount is shown with two decimals.`,
    );
  }
}

/** Warns of the deprecated arguments of `formatPrice`, once, in development. */
export function warnOfPriceArguments(): void {
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      '@portal/ui: formatPrice(cents, currency, languages) is deprecated. Pass an object: formatPrice(cents, { currency, languages }).',
    );
  }
}

/** Warns of a map that shows its static drawing because of how the page is built or configured, once, in development. */
export function warnOfMap(reason: string): void {
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(`@portal/ui: ${reason}. The page shows the static drawing of the map.`);
  }
}
