import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import * as css from '../pages/Page.css.ts';

/**
 * Shown when not even configuration or messages could be loaded, and so in both languages at once, with nothing but
 * what is in the first script.
 */
export function StartFailure(): ReactElement {
  return (
    <main className={css.alone}>
      <h1 lang="de" className={css.title}>
        Die Seite konnte nicht geladen werden
      </h1>
      <p lang="de" className={css.paragraph}>
        Wir erreichen den Dienst gerade nicht. Ihre Eingaben bleiben in diesem Browserfenster
        erhalten. Bitte versuchen Sie es gleich noch einmal.
      </p>
      <p lang="en" className={css.paragraph}>
        We cannot reach the service right now. What you have entered is kept in this browser window.
        Please try again in a moment.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        <span lang="de">Neu laden</span> / <span lang="en">Reload</span>
      </Button>
    </main>
  );
}
