import type { ReactElement } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readGuest } from './guest-entries.ts';
import { MailSent } from './MailSent.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { RenewLink } from './RenewLink.tsx';

/** Without the link of a mail: the order that this tab has sent, or the form for a new link. */
function WithoutToken(): ReactElement {
  const [entries] = useState(readGuest);
  return entries?.sent ? <MailSent sent={entries.sent} /> : <RenewLink />;
}

/** An order without an account: a link was mailed, it is opened, or a new one is asked for (OPEN-2). */
export function GuestOrderPage(): ReactElement {
  const { token } = useParams();
  return token ? <OpenOrder key={token} token={token} /> : <WithoutToken />;
}
