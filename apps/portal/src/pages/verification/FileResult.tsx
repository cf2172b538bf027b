import { ApiError } from '@portal/api';
import type { FileVerification } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import type { MessageTone } from '@portal/ui/inline-message';
import type { ReactElement } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import { VerifiedExtracts } from './VerifiedExtracts.tsx';

const RESULTS: Record<FileVerification['result'], { tone: MessageTone; message: MessageId }> = {
  GENUINE: { tone: 'success', message: 'verification.fileGenuine' },
  CHANGED: { tone: 'danger', message: 'verification.fileChanged' },
  NO_SEAL: { tone: 'danger', message: 'verification.fileNoSeal' },
  UNKNOWN: { tone: 'warning', message: 'verification.fileUnknown' },
};

/** Why a file could not be verified. */
export function FileProblem(props: { name: string; error: unknown }): ReactElement {
  const { name, error } = props;
  const text = useText();
  const messageOf = useProblemOutsideOrders();
  if (error instanceof ApiError && error.status === 413) {
    return (
      <InlineMessage tone="danger">{text('verification.fileTooLarge', { name })}</InlineMessage>
    );
  }
  return <InlineMessage tone="warning">{text(messageOf(error))}</InlineMessage>;
}

/** One sentence about a verified file, and what it must show if it is genuine (DOC-7). */
export function FileResult(props: {
  name: string;
  result: FileVerification;
  /** The code that the user has entered; null for none. */
  code: string | null;
}): ReactElement {
  const { name, result, code } = props;
  const text = useText();
  const { tone, message } = RESULTS[result.result];
  if (result.code && code && result.code !== code) {
    return (
      <InlineMessage tone="warning">
        {text('verification.fileOtherCode', { name, code: result.code })}
      </InlineMessage>
    );
  }
  return (
    <>
      <InlineMessage tone={tone}>{text(message, { name })}</InlineMessage>
      {result.document && <VerifiedExtracts document={result.document} code={result.code} />}
    </>
  );
}
