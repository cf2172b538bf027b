import type { Consents as ConsentState } from '@portal/order-flow';
import { requiredConsents } from '@portal/order-flow';
import { Checkbox } from '@portal/ui/checkbox';
import { Link } from '@portal/ui/link';
import { Heading } from '@portal/ui/typography';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useDraft, useServices } from '../../services/services.ts';
import { useRichText, useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import * as frame from '../../pages/styles/frame.css.ts';
import * as css from './Consents.css.ts';

const privacy = (chunks: ReactNode[]): ReactNode => (
  <Link href={hrefOf(paths.privacy)} external>
    {chunks}
  </Link>
);

const withdrawal = (chunks: ReactNode[]): ReactNode => (
  <Link href={hrefOf(paths.withdrawal)} external>
    {chunks}
  </Link>
);

/** Consents with more than a line. */
const LONG: ReadonlySet<keyof ConsentState> = new Set(['dataTransfer', 'immediateDelivery']);

/** The required consents; the third only with a sensitive item (FLOW-8), the fourth only with a product that is sold by contract (LAW-3). */
export function Consents(): ReactElement {
  const { draft, configuration } = useServices();
  const { basket, consents } = useDraft();
  const text = useText();
  const rich = useRichText();
  const id = useId();
  const terms = (chunks: ReactNode[]) => (
    <Link href={configuration.termsUrl} external>
      {chunks}
    </Link>
  );
  const labels: Record<keyof ConsentState, ReactNode> = {
    privacy: rich('consent.privacy', { link: privacy }),
    terms: rich('consent.terms', { link: terms }),
    dataTransfer: text('consent.dataTransfer'),
    immediateDelivery: rich('consent.immediateDelivery', { link: withdrawal }),
  };
  return (
    <section aria-labelledby={id} className={frame.rows}>
      <Heading id={id} headingLevel={3}>
        {text('summary.consents')}
      </Heading>
      {requiredConsents(basket).map((consent) => (
        <Checkbox
          key={consent}
          className={LONG.has(consent) ? undefined : css.short}
          label={labels[consent]}
          checked={consents[consent]}
          onCheckedChange={(checked) =>
            draft.dispatch({ type: 'setConsents', change: { [consent]: checked } })
          }
        />
      ))}
    </section>
  );
}
