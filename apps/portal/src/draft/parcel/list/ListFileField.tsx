import { decodePersonal, NotDecodable } from '@portal/names/decode';
import { FileField } from '@portal/ui/file-field';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { listTexts } from './list-texts.ts';

/** What a person must know about the file that was read last. */
type Notice =
  | { readonly kind: 'assumed' }
  | { readonly kind: 'unreadable'; readonly name: string; readonly fault: NotDecodable };

/** Takes a text file in any encoding, and says where it was assumed or cannot be read (IN-1). */
export function ListFileField({ onText }: { onText: (text: string) => void }): ReactElement {
  const text = useText();
  const t = useComponentTexts(listTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    setNotice(null);
    if (!file) return;
    try {
      const decoded = decodePersonal(new Uint8Array(await file.arrayBuffer()));
      onText(decoded.text);
      if (decoded.isAssumed) setNotice({ kind: 'assumed' });
    } catch (error) {
      if (!(error instanceof NotDecodable)) throw error;
      setNotice({ kind: 'unreadable', name: file.name, fault: error });
    }
  };
  return (
    <>
      <FileField
        label={text('list.file')}
        accept=".txt,.csv,text/plain,text/csv"
        onValueChange={([file]) => void read(file)}
      />
      {notice?.kind === 'assumed' && (
        <InlineMessage tone="warning" role="alert">
          {t.assumed}
        </InlineMessage>
      )}
      {notice?.kind === 'unreadable' && (
        <InlineMessage tone="danger" role="alert">
          {t.unreadable(notice.name, notice.fault.line, notice.fault.byte)}
        </InlineMessage>
      )}
    </>
  );
}
