import type { Entitlement } from '@portal/api';
import { DescriptionList } from '@portal/ui/description-list';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading, Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement, useId } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useDate } from '../../i18n/use-date.ts';
import { useServices } from '../../services/services.ts';
import { Await } from '../common/Await.tsx';
import * as layout from '../styles/layout.css.ts';
import { organisationTexts } from './texts.ts';

const DAY = { dateStyle: 'long' } as const;

/** One entitlement: since when, until when and where it counts, and for which grounds. */
function EntitlementFacts({ entitlement }: { entitlement: Entitlement }): ReactElement {
  const t = useComponentTexts(organisationTexts);
  const date = useDate();
  const { validFrom, validUntil, subdistricts, authorities, grounds } = entitlement;
  const parts = [
    ...(validFrom === undefined ? [] : [t.from(date(validFrom, DAY))]),
    ...(validUntil === undefined ? [] : [t.until(date(validUntil, DAY))]),
  ];
  return (
    <>
      <Heading headingLevel={3}>
        <ConfiguredText text={entitlement.name} />
      </Heading>
      <DescriptionList
        layout="inline"
        items={[
          { term: t.validity, description: parts.join(' ') || t.unlimited },
          { term: t.area, description: subdistricts || authorities ? t.someArea : t.everywhere },
          {
            term: t.grounds,
            description: grounds.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <ConfiguredText text={name} />
              </Fragment>
            )),
          },
        ]}
      />
    </>
  );
}

/** What the organisation may order without a justification, and until when (ORG-3). */
export function Entitlements(): ReactElement {
  const t = useComponentTexts(organisationTexts);
  const { query } = useServices();
  const entitlements = useQuery(query('listEntitlements', {}));
  const id = useId();
  return (
    <section className={layout.section} aria-labelledby={id}>
      <Heading id={id}>{t.entitlements}</Heading>
      <Await query={entitlements} loading="loading.session">
        {(all) =>
          all.length === 0 ? (
            <Text>{t.noEntitlement}</Text>
          ) : (
            <>
              <Text>{t.entitled}</Text>
              {all.map((one) => (
                <EntitlementFacts key={one.id} entitlement={one} />
              ))}
            </>
          )
        }
      </Await>
    </section>
  );
}
