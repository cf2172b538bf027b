import type { ApprovalStatus, OrderSort } from '@portal/api';
import { nameForms } from '@portal/names';
import type { StoredOrder } from '../order-store.ts';

/** What finds, filters and sorts an order in the list of a customer. */
export interface SearchableOrder extends Pick<StoredOrder, 'status' | 'close_resolution'> {
  readonly order_number: string;
  readonly created_at: Date;
  /** In cents; 0 for an order that was closed without delivering anything. */
  readonly fee: number;
  readonly first_product: string;
  readonly first_parcel: string;
  /** The approval statuses of its positions, each once. */
  readonly approvals: readonly ApprovalStatus[] | null;
  /** Names of all extracts, in each language, of all parcels, and all own references. */
  readonly names: string;
}

/** The words of a text in each of its forms, with blanks around; the denominator of a parcel number is a word of its own. */
const wordsOf = (text: string): readonly string[] =>
  nameForms(text).map((form) => ` ${form.replaceAll('/', ' /').replaceAll(/[\s,;]+/g, ' ')} `);

const isNumber = (word: string): boolean => /^[\d/ ]+$/.test(word);

/** Whether the search finds an order: each of its words begins a word of the order, a number is one. */
export function finderOf(search: string): (order: SearchableOrder) => boolean {
  const words = search
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => wordsOf(word).map((form) => (isNumber(form) ? form : form.trimEnd())));
  if (words.length === 0) return () => true;
  return (order) => {
    const texts = wordsOf(`${order.order_number} ${order.names}`);
    return words.every((forms) => forms.some((form) => texts.some((text) => text.includes(form))));
  };
}

type Compare = (one: SearchableOrder, other: SearchableOrder) => number;

/** Parcel numbers sort by their value: 4 before 11/4. */
const { compare } = new Intl.Collator('de', { numeric: true });

const BY: Readonly<Record<'DATE' | 'PRODUCT' | 'PARCEL' | 'FEE', Compare>> = {
  DATE: (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  PRODUCT: (one, other) => compare(one.first_product, other.first_product),
  PARCEL: (one, other) => compare(one.first_parcel, other.first_parcel),
  FEE: (one, other) => one.fee - other.fee,
};

/** The comparison of a sorted list; what is equal is sorted newest first. */
export function comparisonOf(sort: OrderSort): Compare {
  const [key] = sort.split('_') as [keyof typeof BY];
  const direction = sort.endsWith('_DESC') ? -1 : 1;
  return (one, other) =>
    direction * BY[key](one, other) ||
    BY.DATE(other, one) ||
    compare(one.order_number, other.order_number);
}
