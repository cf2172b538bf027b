import type { Order, OrderPosition, PositionMessage } from '@portal/api';
import { approvalRow } from '@portal/order-flow';
import { useLanguages } from '@portal/ui/provider';
import { Link } from '@portal/ui/link';
import { Heading } from '@portal/ui/typography';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { displayName } from '../../i18n/language.ts';
import { useDate } from '../../i18n/use-date.ts';
import { useText } from '../../i18n/use-text.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import { useServices } from '../../services/services.ts';
import { useFileSize } from '../use-file-size.ts';
import { AnswerForm } from './AnswerForm.tsx';
import * as css from './Conversation.css.ts';
import { useDocumentNames } from '../evidence/use-document-names.ts';

function Message({ message }: { message: PositionMessage }): ReactElement {
  const text = useText();
  const date = useDate();
  const { formatList } = useIntl();
  const namesOf = useDocumentNames();
  const { author, writtenAt, missing = [], evidence = [] } = message;
  const { client } = useServices();
  const fileSize = useFileSize();
  const documents = namesOf(missing);
  return (
    <li className={css.message} data-own={author === 'CUSTOMER' || undefined}>
      <span className={css.meta}>
        <strong>{text(`conversation.${author}`)}</strong>
        <time dateTime={writtenAt}>
          {date(writtenAt, { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </span>
      <p className={css.written} translate="no">
        {message.text}
      </p>
      {documents.length > 0 && (
        <p className={css.written}>
          {text('conversation.missing', { documents: formatList(documents) })}
        </p>
      )}
      {evidence.length > 0 && (
        <ul className={css.files}>
          {evidence.map(({ evidenceId, name, size }) => (
            <li key={evidenceId}>
              <Link href={client.evidenceUrl(evidenceId)} download>
                {name}
              </Link>{' '}
              ({fileSize(size)})
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Conversation(props: { order: Order; position: OrderPosition }): ReactElement {
  const { order, position } = props;
  const text = useText();
  const languages = useLanguages();
  const id = useId();
  const { messages = [], approvalStatus, number, orderedProductDetails } = position;
  const heading = text('conversation.position', {
    number,
    product: displayName(orderedProductDetails, languages),
  });
  return (
    <article className={css.conversation} aria-labelledby={id}>
      <Heading id={id} headingLevel={3}>
        {heading}
      </Heading>
      <ol className={css.messages}>
        {messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ol>
      {approvalRow(approvalStatus).asks && (
        // Another question is another form: what was written for the first one stays for it.
        <AnswerForm orderNumber={order.orderNumber} position={position} labelledBy={id} />
      )}
    </article>
  );
}

/** Questions of the authority about the extracts of an order, the person's answers, and the form for the next one (DESK-2). */
export function Conversations({ order }: { order: Order }): ReactElement {
  const text = useText();
  const asked = order.orderPositions.filter(({ messages }) => messages);
  return (
    <section className={layout.section}>
      <Heading headingLevel={2} size="small">
        {text('conversation.heading')}
      </Heading>
      {asked.map((position) => (
        <Conversation key={position.positionId} order={order} position={position} />
      ))}
    </section>
  );
}
