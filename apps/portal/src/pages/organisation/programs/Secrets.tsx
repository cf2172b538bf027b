import type { AddedProgram } from '@portal/api';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading } from '@portal/ui/typography';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as layout from '../../styles/layout.css.ts';
import { programTexts } from './texts.ts';

/** The secrets of a new program, which the backend sends once; they are kept until the person has copied them. */
export function Secrets(props: { added: AddedProgram; onDone: () => void }): ReactElement {
  const { added, onDone } = props;
  const { program, clientSecret, webhookSecret } = added;
  const t = useComponentTexts(programTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<{ name: string; done: boolean } | null>(null);
  const keys = [
    { term: t.clientId, value: program.id },
    { term: t.clientSecret, value: clientSecret },
    ...(webhookSecret === undefined ? [] : [{ term: t.webhookSecret, value: webhookSecret }]),
  ];
  const copy = async (name: string, value: string) => {
    // Another message, so that a screen reader says the second one of the same key too.
    setCopied(null);
    try {
      await navigator.clipboard.writeText(value);
      setCopied({ name, done: true });
    } catch {
      setCopied({ name, done: false });
    }
  };
  // The form with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={layout.article}>
      <Heading headingLevel={3} ref={heading} tabIndex={-1}>
        {t.added(program.name)}
      </Heading>
      <InlineMessage tone="warning">{t.secretOnce}</InlineMessage>
      <DescriptionList
        layout="columns"
        items={keys.map(({ term, value }) => ({
          term,
          mono: true,
          description: (
            <>
              <code>{value}</code>{' '}
              <Button
                size="small"
                variant="secondary"
                icon="copy"
                // The name tells the buttons apart.
                aria-label={`${t.copy}: ${term}`}
                onClick={() => void copy(term, value)}
              >
                {t.copy}
              </Button>
            </>
          ),
        }))}
      />
      <output>
        {copied !== null && (
          <InlineMessage tone={copied.done ? 'success' : 'warning'}>
            {copied.done ? t.copied(copied.name) : t.notCopied}
          </InlineMessage>
        )}
      </output>
      <Button variant="secondary" onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}
