import { Button } from '@portal/ui/button';
import { Heading, Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FirstVisit } from '../../services/first-visit.ts';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../common/Await.tsx';
import * as layout from '../styles/layout.css.ts';
import * as css from './CategoryList.css.ts';
import { InfoSections } from '../common/InfoSections.tsx';
import { CategoryList } from './CategoryList.tsx';
import { PageHeading } from '../common/PageHeading.tsx';

/** Products, prices, information sections and the start button (APP-4). */
export function ExtractsPage(): ReactElement {
  const { query, draft } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const categories = useQuery(query('listCategories', {}));
  usePageFocus(text('page.extracts'), 'extracts');
  const start = (): void => {
    draft.dispatch({ type: 'login' });
    void navigate(paths.draft);
  };
  return (
    <>
      <div className={layout.pageHead}>
        <div className={layout.pageTitle}>
          <PageHeading>{text('page.extracts')}</PageHeading>
          <Text size="large" variant="soft">
            {text('extracts.lead')}
          </Text>
        </div>
        <Button variant="primary" iconEnd="arrow-right" onClick={start}>
          {text('extracts.start')}
        </Button>
      </div>
      <section className={layout.section}>
        <Heading>{text('extracts.products')}</Heading>
        <Await query={categories} loading="loading.products" failure="failure.products">
          {(list) => <CategoryList categories={list} />}
        </Await>
        {categories.data && <p className={css.note}>{text('product.vatNote')}</p>}
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
