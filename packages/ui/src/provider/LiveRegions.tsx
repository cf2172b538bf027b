import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Announcer } from './announcer.ts';
import * as css from './PortalProvider.css.ts';

/** The two live regions of a provider or of a modal dialog. */
export function LiveRegions({ announcer }: { announcer: Announcer }): ReactElement {
  const [polite] = useState(() => announcer.createRegionRef('polite'));
  const [assertive] = useState(() => announcer.createRegionRef('assertive'));
  return (
    <div className={css.regions}>
      <div ref={polite} aria-live="polite" data-portal-announcer="polite" />
      <div ref={assertive} aria-live="assertive" data-portal-announcer="assertive" />
    </div>
  );
}
