import type { ReactElement } from 'react';

/**
 * Shown when not even configuration or messages could be loaded, and so in both languages at once, without any
 * part that could be missing as well.
 */
export function StartFailure(): ReactElement {
  return (
    <main>
      <h1 lang="de">Die Seite konnte nicht geladen werden</h1>
      <p lang="de">
        Wir erreichen den Dienst gerade nicht. Ihre Eingaben bleiben in diesem Browserfenster
        erhalten. Bitte versuchen Sie es gleich noch einmal.
      </p>
      <p lang="en">
        We cannot reach the service right now. What you have entered is kept in this browser window.
        Please try again in a moment.
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        <span lang="de">Neu laden</span> / <span lang="en">Reload</span>
      </button>
    </main>
  );
}
