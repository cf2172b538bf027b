import { StatePage } from '@portal/ui/state-page';
import { Button } from '@portal/ui/button';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useRouteError } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { browserLog } from '../../state/log.ts';

/** A page that broke. The order is kept, so a reload goes on where one was (ERR-2). */
export function ErrorPage(): ReactElement {
  const text = useText();
  const error = useRouteError();
  useEffect(() => browserLog('A page failed', error), [error]);
  return (
    <main>
      <StatePage
        tone="danger"
        headingLevel={1}
        heading={text('error.UNKNOWN_ERROR')}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {text('failure.reload')}
            </Button>
            <Button asChild variant="quiet">
              <a href={hrefOf(paths.start)}>{text('page.start')}</a>
            </Button>
          </>
        }
      >
        <p>{text('failure.kept')}</p>
      </StatePage>
    </main>
  );
}
