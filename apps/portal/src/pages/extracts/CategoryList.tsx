import type { Category, Product } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Link } from '@portal/ui/link';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { descriptionsOf, namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import * as css from './CategoryList.css.ts';
import { firstSentence } from './first-sentence.ts';
import { pictureOf } from '../common/picture-of.ts';
import { useFees } from './use-fees.ts';

/** The fee of a PDF or a first copy, and that of a further copy below it. */
function Fees({ product }: { product: Product }): ReactElement {
  const { first, further } = useFees(product);
  return (
    <p className={css.prices}>
      <span className={css.price}>{first}</span>
      <span className={css.note}>{further}</span>
    </p>
  );
}

function ProductEntry({ product }: { product: Product }): ReactElement {
  const text = useText();
  return (
    <li className={css.product}>
      <img
        className={css.picture}
        src={pictureOf(product.imagePath)}
        alt=""
        width={124}
        height={84}
        loading="lazy"
      />
      <div className={css.body}>
        <div className={css.head}>
          <h4 className={css.name}>
            <Link className={css.link} href={hrefOf(paths.product(product.id))}>
              <ConfiguredText text={namesOf(product)} />
            </Link>
          </h4>
          {product.sensitiveData && (
            <Badge tone="warning" icon="hourglass">
              {text('product.sensitive')}
            </Badge>
          )}
        </div>
        <p className={css.purpose}>
          <ConfiguredText text={firstSentence(descriptionsOf(product))} />
        </p>
      </div>
      <Fees product={product} />
    </li>
  );
}

/** Products by category, with prices (APP-4). */
export function CategoryList(props: { categories: readonly Category[] }): ReactElement {
  return (
    <div className={css.categories}>
      {props.categories.map((category) => (
        <section key={category.id}>
          <h3 className={css.category}>
            <ConfiguredText text={namesOf(category)} />
          </h3>
          <ul className={css.products}>
            {category.products
              .filter((product) => product.status === 'ACTIVE')
              .map((product) => (
                <ProductEntry key={product.id} product={product} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
