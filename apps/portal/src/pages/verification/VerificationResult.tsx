import type { Verification } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { VerifiedExtracts } from './VerifiedExtracts.tsx';

/** Genuine, with the data the extract must show, or unknown (BEY-10); looks as the result of a file. Contains no personal data. */
export function VerificationResult({ verification }: { verification: Verification }): ReactElement {
  const text = useText();
  const announce = useAnnounce();
  const { document } = verification;
  const heading = text(document ? 'verification.genuine' : 'verification.unknown');
  useEffect(() => announce(heading, 'polite'), [heading, announce]);
  if (!document) {
    return (
      <InlineMessage tone="warning" heading={heading}>
        <p>{text('verification.unknownText')}</p>
      </InlineMessage>
    );
  }
  return (
    <>
      <InlineMessage tone="success" heading={heading}>
        <p>{text('verification.genuineText')}</p>
      </InlineMessage>
      <VerifiedExtracts document={document} code={null} />
    </>
  );
}
