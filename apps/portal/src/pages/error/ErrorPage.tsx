import { Button } from '@portal/ui/button';
import { LoadingRegion } from '@portal/ui/loading-region';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useStore } from '../../stores/store.ts';
import { buildCheck } from '../../stores/release/build-check.ts';

function Failure({ heading }: { heading: string }): ReactElement {
  const text = useText();
  usePageFocus(heading, 'failure');
  return (
    <StatePage
      tone="danger"
      headingLevel={1}
      heading={heading}
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

/**
 * Replaces a page that threw an error or whose file is missing. The order is saved, so a reload continues at the
 * same place (ERR-2); after a new build the reload is automatic.
 */
export function ErrorPage(): ReactElement {
  const text = useText();
  const parts = useStore(buildCheck.files);
  if (parts === 'checking') return <LoadingRegion label={text('loading')} />;
  return <Failure heading={text(parts === 'missing' ? 'failure.part' : 'error.UNKNOWN_ERROR')} />;
}
