import type { PortalConfiguration } from '@portal/api';
import { DescriptionList } from '@portal/ui/description-list';
import { Link } from '@portal/ui/link';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useText } from '../../i18n/use-text.ts';

/** Contact data of the authority; telephone and e-mail are links. */
export function ContactCard(props: { contact: PortalConfiguration['contact'] }): ReactElement {
  const { name, street, city, phone, email } = props.contact;
  const text = useText();
  return (
    <DescriptionList
      layout="columns"
      items={[
        {
          term: text('contact.address'),
          description: (
            <>
              <ConfiguredText text={name} />
              <br />
              {street}
              <br />
              {city}
            </>
          ),
        },
        {
          term: text('contact.phone'),
          description: <Link href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`}>{phone}</Link>,
        },
        {
          term: text('contact.email'),
          description: <Link href={`mailto:${email}`}>{email}</Link>,
        },
      ]}
    />
  );
}
