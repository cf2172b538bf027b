import type { AddedProgram } from '@portal/api';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading } from '@portal/ui/typography';
import { type ReactElement, useEffect, useRef } from 'react';
import * as layout from '../../styles/layout.css.ts';
import { programTexts } from './texts.ts';

/** The secrets of a new program, which the backend sends once; they are kept until the person has copied them. */
export function Secrets(props: { added: AddedProgram; onDone: () => void }): ReactElement {
  const { added, onDone } = props;
  const { program, clientSecret, webhookSecret } = added;
  const t = useComponentTexts(programTexts);
  const heading = useRef<HTMLHeadingElement>(null);
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
        items={[
          { term: t.clientId, description: program.id },
          { term: t.clientSecret, description: clientSecret },
          ...(webhookSecret === undefined
            ? []
            : [{ term: t.webhookSecret, description: webhookSecret }]),
        ]}
      />
      <Button variant="secondary" onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}
