import type { Addressee, Customer } from '@portal/api';
import type { BasketItem } from './model/basket.ts';

/** Both names of a person, or the only one (NAME-5). */
export function fullName({ name, lastname }: Pick<Customer, 'name' | 'lastname'>): string {
  return `${name} ${lastname}`.trim();
}

/**
 * Name and postal address of the profile: where paper is sent unless the customer enters another one (JRN-1). Who acts for an organisation has
 * its name and address (ORG-1).
 */
export function addresseeOf(
  customer: Pick<Customer, 'name' | 'lastname' | 'address' | 'organisation'>,
): Addressee {
  const { street, zipCode, city, country } = customer.address;
  return {
    name: customer.organisation?.name ?? fullName(customer),
    street,
    zipCode,
    city,
    country,
  };
}

/** Whether the basket contains paper, which needs an addressee. */
export function hasPaper(basket: readonly Pick<BasketItem, 'provisioning'>[]): boolean {
  return basket.some(({ provisioning }) => provisioning.paper);
}
