import { Button } from '@portal/ui/button';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';

/** Instead of a page that broke. The order is kept, so a reload goes on where one was (ERR-2). */
export function ErrorPage(): ReactElement {
  const text = useText();
  return (
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
  );
}
