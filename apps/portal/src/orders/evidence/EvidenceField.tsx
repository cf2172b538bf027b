import { ApiError, xsrfTokenFromCookie } from '@portal/api';
import { createUpload, EVIDENCE_TYPES } from '@portal/api/upload';
import type { UploadedEvidence } from '@portal/order-flow';
import { FileUpload } from '@portal/ui/file-upload';
import type { UploadOptions } from '@portal/ui/file-upload';
import { InlineMessage } from '@portal/ui/inline-message';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { browserLog } from '../../browser/log.ts';
import { useProblemMessage } from '../../pages/common/problem-text.ts';
import { useServices } from '../../services/services.ts';

/** Limits of the upload (DESK-1). */
const MAX_BYTES = 10_000_000;
const MAX_COUNT = 10;

/** Properties of the upload. */
export interface EvidenceFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The files when the component is first shown; later changes are its own. */
  readonly value: readonly UploadedEvidence[];
  readonly onValueChange: (files: readonly UploadedEvidence[]) => void;
  readonly onPendingChange?: (isPending: boolean) => void;
  /** Whether a removed file is needed elsewhere, so that it stays stored; by default it is not. */
  readonly isNeeded?: (id: string) => boolean;
}

/** A file that the backend has refused, and why. */
interface Refused {
  readonly name: string;
  readonly reason: MessageId;
}

/** Uploads files that prove a legitimate interest, with the reason of each refusal; loaded lazily. */
export function EvidenceField(props: EvidenceFieldProps): ReactElement {
  const { label, hint, value, onValueChange, onPendingChange, isNeeded } = props;
  const { client, session } = useServices();
  const text = useText();
  const messageOf = useProblemMessage('evidence.failed');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [known, setKnown] = useState(value);
  const upload = useMemo(
    () =>
      createUpload({
        baseUrl: new URL('api', document.baseURI).pathname,
        xsrfToken: () => xsrfTokenFromCookie(document.cookie),
        onUnauthorized: session.unauthorized,
      }),
    [session],
  );
  const reasonOf = (error: unknown): MessageId =>
    error instanceof ApiError && error.messageKey === 'TOO_LARGE'
      ? 'evidence.tooLarge'
      : messageOf(error);
  const send = async (file: File, options: UploadOptions): Promise<string> => {
    setRefused((now) => (now?.name === file.name ? null : now));
    try {
      return (await upload(file, options)).evidenceId;
    } catch (error) {
      if (!options.signal.aborted) setRefused({ name: file.name, reason: reasonOf(error) });
      throw error;
    }
  };
  const forget = (id: string): void => {
    if (isNeeded?.(id)) return;
    client.call('removeEvidence', { path: { evidenceId: id } }).catch((error: unknown) => {
      // The backend deletes it later, because no order has it.
      browserLog('A file could not be deleted', error);
    });
  };
  return (
    <>
      <FileUpload
        label={label}
        hint={hint}
        accept={EVIDENCE_TYPES.join(',')}
        maxBytes={MAX_BYTES}
        maxCount={MAX_COUNT}
        texts={{ type: text('evidence.type') }}
        defaultValue={value}
        onUpload={send}
        onPendingChange={onPendingChange}
        onValueChange={(files) => {
          const removed = known.filter(({ id }) => files.every((file) => file.id !== id));
          for (const { id } of removed) forget(id);
          setKnown(files);
          onValueChange(files);
        }}
      />
      {refused && (
        <InlineMessage tone="danger">
          {text('evidence.refused', { name: refused.name, reason: text(refused.reason) })}
        </InlineMessage>
      )}
    </>
  );
}
