import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { guestTexts } from './guest-texts.ts';

/** On the page of an order that was opened by a link: how to come back, and how to end the access in this browser (OPEN-2). */
export function GuestNote(): ReactElement {
  const t = useComponentTexts(guestTexts);
  const navigate = useNavigate();
  return (
    <InlineMessage
      tone="info"
      actions={
        <Button variant="quiet" onClick={() => void navigate(paths.logout)}>
          {t.leave}
        </Button>
      }
    >
      {t.note}
    </InlineMessage>
  );
}
