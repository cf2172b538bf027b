import type { Verification } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import type { MessageTone } from '@portal/ui/inline-message';
import { useId, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import * as layout from '../styles/layout.css.ts';
import * as typography from '../styles/typography.css.ts';
import { compareFile } from './compare-file.ts';
import type { Comparison } from './compare-file.ts';
import * as css from './FileCheck.css.ts';

type Delivered = NonNullable<Verification['document']>;

const RESULTS: Record<Comparison, { tone: MessageTone; message: MessageId }> = {
  same: { tone: 'success', message: 'verification.fileSame' },
  different: { tone: 'danger', message: 'verification.fileDifferent' },
  unreadable: { tone: 'warning', message: 'verification.fileUnreadable' },
};

function Result(props: { name: string; result: Comparison | null }): ReactElement {
  const { name, result } = props;
  const text = useText();
  if (!result) return <p className={typography.note}>{text('verification.fileReading')}</p>;
  return (
    <InlineMessage tone={RESULTS[result].tone}>
      {text(RESULTS[result].message, { name })}
    </InlineMessage>
  );
}

/** Compares a file with the delivered one, byte by byte; it never leaves the device (BEY-10). */
export function FileCheck({ delivered }: { delivered: Delivered }): ReactElement {
  const text = useText();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [checked, setChecked] = useState<{ name: string; result: Comparison | null } | null>(null);
  const check = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setChecked({ name: file.name, result: null });
    const result = await compareFile(file, delivered);
    // Another file may have been chosen meanwhile; the last one counts.
    setChecked((last) => (last?.name === file.name ? { name: file.name, result } : last));
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <section className={layout.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={typography.subheading}>
        {text('verification.fileHeading')}
      </h2>
      <p id={`${id}-text`} className={typography.paragraph}>
        {text('verification.fileText')}
      </p>
      <div
        className={css.dropZone}
        data-over={isOver || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          void check(event.dataTransfer.files[0]);
        }}
      >
        <label className={css.label} htmlFor={id}>
          {text('verification.fileLabel')}
        </label>
        <input
          id={id}
          type="file"
          className={css.chooser}
          aria-describedby={`${id}-text`}
          onChange={(event) => void check(event.target.files?.[0])}
        />
      </div>
      <output>{checked && <Result {...checked} />}</output>
    </section>
  );
}
