import type { Addressee } from '@portal/api';
import { isInGermany } from '@portal/order-flow';
import type { ReactElement } from 'react';
import * as css from './PostalAddress.css.ts';

/** Name and postal address as on a letter; the country only if it is another one. */
export function PostalAddress({ addressee }: { addressee: Addressee }): ReactElement {
  const { name, street, zipCode, city, country } = addressee;
  return (
    <address className={css.address} translate="no">
      {name}
      <br />
      {street}
      <br />
      {`${zipCode} ${city}`.trim()}
      {!isInGermany(addressee) && (
        <>
          <br />
          {country}
        </>
      )}
    </address>
  );
}
