import type { Category, Product } from '@portal/api';
import { canOrder, SENSITIVE_TRUST_LEVEL } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import { InlineMessage } from '@portal/ui/inline-message';
import { Icon } from '@portal/ui/icons';
import { Link } from '@portal/ui/link';
import { RadioGroup } from '@portal/ui/radio-group';
import { Stack } from '@portal/ui/stack';
import { useLanguages } from '@portal/ui/provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useDraft, useServices } from '../../services/services.ts';
import { descriptionsOf, displayName, namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useLoginUrl } from '../../navigation/use-login-url.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { slugOf, stepPath } from '../../routes/slugs.ts';
import { Await } from '../../pages/common/Await.tsx';
import { firstSentence } from '../../pages/extracts/first-sentence.ts';
import { pictureOf } from '../../pages/common/picture-of.ts';
import { useFees } from '../../pages/extracts/use-fees.ts';
import { StepFrame } from '../StepFrame.tsx';
import * as css from './ProductStep.css.ts';
import { useOrderer } from '../use-orderer.ts';
import { useStepDispatch } from '../use-wizard.ts';

/** The fee of a PDF or a first copy, and that of a further copy below it. */
function Fees({ product }: { product: Product }): ReactElement {
  const { first, further } = useFees(product);
  return (
    <>
      {first}
      <span className={css.furtherCopy}>{further}</span>
    </>
  );
}

/** Parameter of the address: the product for which somebody logs in again. */
const WANTED = 'wahl';

function useOption() {
  const orderer = useOrderer();
  const text = useText();
  const languages = useLanguages();
  return (product: Product) => {
    const name = displayName(product, languages);
    const isOrderable = canOrder(product, orderer);
    return {
      value: product.id,
      label: <ConfiguredText text={namesOf(product)} />,
      picture: (
        <img src={pictureOf(product.imagePath)} alt="" width={100} height={66} loading="lazy" />
      ),
      badge: !isOrderable ? (
        <Badge icon="lock">{text('wizard.product.needsHighTrust')}</Badge>
      ) : (
        <Badge
          tone={product.sensitiveData ? 'warning' : 'success'}
          icon={product.sensitiveData ? 'hourglass' : 'clock'}
        >
          {product.details?.duration ? (
            <ConfiguredText text={product.details.duration} />
          ) : (
            text(product.sensitiveData ? 'wizard.product.needsReview' : 'wizard.product.atOnce')
          )}
        </Badge>
      ),
      description: <ConfiguredText text={firstSentence(descriptionsOf(product))} />,
      price: <Fees product={product} />,
      disabled: !isOrderable,
      extra: (
        <>
          <Link
            className={css.info}
            href={hrefOf(paths.product(product.id))}
            aria-label={text('product.info', { product: name })}
          >
            <Icon name="info" />
          </Link>
          {!isOrderable && orderer && <StepUpLink product={product} name={name} />}
        </>
      ),
    };
  };
}

/** Logs in with the online ID card, perhaps again, and comes back to this step, where the product is chosen then (REAL-1). */
function StepUpLink({ product, name }: { product: Product; name: string }): ReactElement {
  const text = useText();
  const page = `${stepPath('configuration-product')}&${WANTED}=${product.id}`;
  const href = useLoginUrl({ level: SENSITIVE_TRUST_LEVEL, page });
  return <Link href={href}>{text('wizard.product.stepUp', { product: name })}</Link>;
}

/** Chooses the product for which somebody has just logged in again, once. */
function useWantedProduct(products: readonly Product[]): void {
  const { draft } = useServices();
  const orderer = useOrderer();
  const [search, setSearch] = useSearchParams();
  const product = products.find(({ id }) => id === search.get(WANTED));
  useEffect(() => {
    if (!product || !canOrder(product, orderer)) return;
    draft.dispatch({ type: 'chooseProduct', product });
    setSearch({ schritt: slugOf('configuration-product') }, { replace: true });
  }, [product, orderer, draft, setSearch]);
}

function CategoryChoice({ category }: { category: Category }): ReactElement {
  const { draft } = useServices();
  const orderer = useOrderer();
  const { configuration } = useDraft();
  const text = useText();
  const option = useOption();
  const products = category.products.filter((product) => product.status === 'ACTIVE');
  const isReviewed = products.some(
    (product) => product.sensitiveData && canOrder(product, orderer),
  );
  const choose = (id: string): void => {
    const product = products.find((candidate) => candidate.id === id);
    if (product) draft.dispatch({ type: 'chooseProduct', product });
  };
  return (
    <RadioGroup
      className={css.category}
      label={<ConfiguredText text={namesOf(category)} />}
      hint={isReviewed && text('wizard.product.review')}
      value={configuration.product?.id ?? ''}
      onValueChange={choose}
      variant="row"
      items={products.map(option)}
    />
  );
}

/** Selecting the product (FLOW-3). */
export function ProductStep(): ReactElement {
  const { query } = useServices();
  const { configuration } = useDraft();
  const orderer = useOrderer();
  const text = useText();
  const go = useStepDispatch();
  const categories = useQuery(query('listCategories', {}));
  const isChosen = configuration.product !== null && canOrder(configuration.product, orderer);
  const all = (categories.data ?? []).flatMap(({ products }) => products);
  useWantedProduct(all);
  const sensitive = all.filter((product) => product.sensitiveData && product.status === 'ACTIVE');
  const hasDisabled = sensitive.some((product) => !canOrder(product, orderer));
  return (
    <StepFrame
      heading={text('wizard.configuration-product.heading')}
      intro={<p>{text('wizard.configuration-product.intro')}</p>}
      hasBack={false}
      canGoNext={isChosen}
      reason={text('wizard.product.reason')}
      onNext={() => go({ type: 'next' })}
    >
      {hasDisabled && (
        <InlineMessage tone="warning">{text('wizard.product.sensitiveWarning')}</InlineMessage>
      )}
      <Await query={categories} loading="loading.products" failure="failure.products" isTall>
        {(list) => (
          <Stack>
            {list.map((category) => (
              <CategoryChoice key={category.id} category={category} />
            ))}
          </Stack>
        )}
      </Await>
    </StepFrame>
  );
}
