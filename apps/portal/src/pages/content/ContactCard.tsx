import type { PortalConfiguration } from '@portal/api';
import { DescriptionList } from '@portal/ui/description-list';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { contentTexts } from './texts.ts';

type Contact = PortalConfiguration['contact'];

const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+0-9]/g, '')}`;

/** An address that breaks after its @ and before its dots, not within a word (IN-5). */
function EmailLink({ email }: { email: string }): ReactElement {
  return (
    <Link href={`mailto:${email}`}>
      {email.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </Link>
  );
}

/** Telephone and e-mail as links, one below the other. */
export function ContactLinks({
  contact,
}: {
  contact: { readonly phone?: string | undefined; readonly email?: string | undefined };
}): ReactElement {
  const { phone, email } = contact;
  return (
    <Stack gap="small">
      {phone !== undefined && <Link href={phoneHref(phone)}>{phone}</Link>}
      {email !== undefined && <EmailLink email={email} />}
    </Stack>
  );
}

/** Contact data of the authority; telephone and e-mail are links. */
export function ContactCard(props: { contact: Contact }): ReactElement {
  const { name, street, city, phone, email } = props.contact;
  const t = useComponentTexts(contentTexts);
  return (
    <DescriptionList
      layout="columns"
      items={[
        {
          term: t.address,
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
          term: t.phone,
          description: <Link href={phoneHref(phone)}>{phone}</Link>,
        },
        {
          term: t.email,
          description: <EmailLink email={email} />,
        },
      ]}
    />
  );
}
