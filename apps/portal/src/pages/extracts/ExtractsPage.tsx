import { Accordion } from '@portal/ui/accordion';
import { Button } from '@portal/ui/button';
import { Heading, Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FirstVisit } from '../../services/first-visit.ts';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../common/Await.tsx';
import * as layout from '../styles/layout.css.ts';
import { ContentText } from '../common/ContentText.tsx';
import { CategoryList } from './CategoryList.tsx';
import { PageHeading } from '../common/PageHeading.tsx';

function InfoSections(): ReactElement {
  const { configuration } = useServices();
  return (
    <Accordion
      headingLevel={3}
      items={configuration.infoSections.map(({ heading, paragraphs }) => ({
        value: heading.de,
        heading: <ConfiguredText text={heading} />,
        content: <ContentText texts={paragraphs} />,
      }))}
    />
  );
}

/** Products, prices, information sections and the start button (APP-4). */
export function ExtractsPage(): ReactElement {
  const { query, orders } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const categories = useQuery(query('listCategories', {}));
  usePageFocus(text('page.extracts'), 'extracts');
  const start = (): void => {
    orders.dispatch({ type: 'login' });
    void navigate(paths.order);
  };
  return (
    <>
      <div className={layout.article}>
        <PageHeading>{text('page.extracts')}</PageHeading>
        <Text size="large" variant="soft">
          {text('extracts.lead')}
        </Text>
        <Button variant="primary" iconEnd="arrow-right" onClick={start}>
          {text('extracts.start')}
        </Button>
      </div>
      <section className={layout.section}>
        <Heading>{text('extracts.products')}</Heading>
        <Await query={categories} loading="loading.products" failure="failure.products">
          {(list) => <CategoryList categories={list} />}
        </Await>
        {categories.data && (
          <Text size="small" variant="soft">
            {text('product.vatNote')}
          </Text>
        )}
      </section>
      {/* Rendered with the products, which would push it down. */}
      {!categories.isPending && (
        <section className={layout.section}>
          <Heading>{text('extracts.good')}</Heading>
          <InfoSections />
        </section>
      )}
    </>
  );
}

ExtractsPage.prepare = ({ cache, services }: FirstVisit) =>
  cache.prefetchQuery(services.query('listCategories', {}));
