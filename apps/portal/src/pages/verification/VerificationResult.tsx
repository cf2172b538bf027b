import type { Verification } from '@portal/api';
import { StatePage } from '@portal/ui/state-page';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { VerifiedExtracts } from './VerifiedExtracts.tsx';

/** Genuine, with the data the extract must show, or unknown (BEY-10). Contains no personal data. */
export function VerificationResult({ verification }: { verification: Verification }): ReactElement {
  const text = useText();
  const announce = useAnnounce();
  const { document } = verification;
  const heading = text(document ? 'verification.genuine' : 'verification.unknown');
  useEffect(() => announce(heading, 'polite'), [heading, announce]);
  if (!document) {
    return (
      <StatePage tone="warning" heading={heading}>
        <p>{text('verification.unknownText')}</p>
      </StatePage>
    );
  }
  return (
    <StatePage tone="success" heading={heading}>
      <p>{text('verification.genuineText')}</p>
      <VerifiedExtracts document={document} code={null} />
    </StatePage>
  );
}
