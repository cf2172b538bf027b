import type { Category, Product } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Link } from '@portal/ui/link';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import * as css from './CategoryList.css.ts';
import { pictureOf } from './picture-of.ts';

function ProductEntry({ product }: { product: Product }): ReactElement {
  const text = useText();
  const price = useFormatPrice();
  return (
    <li className={css.product}>
      <img
        className={css.picture}
        src={pictureOf(product.imagePath)}
        alt=""
        width={96}
        height={72}
        loading="lazy"
      />
      <div className={css.body}>
        <h4 className={css.name}>
          <Link href={hrefOf(paths.product(product.id))}>
            <ConfiguredText text={namesOf(product)} />
          </Link>
        </h4>
        <p className={css.prices}>
          {text('product.prices', {
            pdf: price(product.priceBasePdf.priceGross),
            paper: price(product.priceBasePaper.priceGross),
          })}
        </p>
        {product.sensitiveData && <Badge tone="warning">{text('product.sensitive')}</Badge>}
      </div>
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
