import { notFound } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Catalogue } from './catalogue.ts';

/** Handlers of the calls tagged `products`. */
export function productHandlers(
  catalogue: Catalogue,
): Handlers<
  | 'listCategories'
  | 'getCategory'
  | 'listCategoryProducts'
  | 'getCategoryProduct'
  | 'getProduct'
  | 'calculatePrice'
> {
  return {
    listCategories: async () => catalogue.categories(),
    getCategory: async ({ params }) => catalogue.category(params.categoryId),
    listCategoryProducts: async ({ params }) => catalogue.category(params.categoryId).products,
    getCategoryProduct: async ({ params }) => {
      const { products } = catalogue.category(params.categoryId);
      const product = products.find((one) => one.id === params.productId);
      if (!product) throw notFound('UNKNOWN_ERROR');
      return product;
    },
    getProduct: async ({ params }) => catalogue.product(params.productId),
    calculatePrice: async ({ body }) => catalogue.prices(body),
  };
}
