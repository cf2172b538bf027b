import { forwardRef, useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, FormEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { rootClassName } from '../styles/index.ts';
import { inLanguage } from '../texts/in-language.tsx';
import { langOf } from '../texts/lang-of.ts';
import { TextArea } from '../text-area/index.ts';
import { Text } from '../typography/index.ts';
import * as css from './Feedback.css.ts';
import { feedbackTexts } from './texts.ts';
import type { FeedbackTexts } from './texts.ts';

/** One answer to the question. */
export interface FeedbackItem {
  /** Passed to `onSend`; unique. */
  readonly value: string;
  /** Text of the answer. */
  readonly label: ReactNode;
}

/** What a person has answered. */
export interface FeedbackAnswer {
  /** Value of the chosen answer. */
  readonly value: string;
  /** What was typed, without blanks at its ends; `''` for nothing. */
  readonly comment: string;
}

/** Properties of the question for an opinion. */
export interface FeedbackProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The question, such as "Wie einfach war dieser Antrag?". */
  readonly label: ReactNode;
  /** The answers, the best one first; none is chosen at first. */
  readonly items: readonly FeedbackItem[];
  /** Called with an answer that can be sent; again after a error. Two calls never overlap. */
  readonly onSend: (answer: FeedbackAnswer) => void;
  /** Default `open`. With `failed` everything stays as it was typed; with `sent` the thanks take its place, and the focus. */
  readonly status?: 'open' | 'sending' | 'failed' | 'sent' | undefined;
  /** Why the answer was not sent, while the status is `failed`; default: a sentence that fits every failure. A button sends again. */
  readonly error?: ReactNode;
  /** Whether people may write something, too; default `true`. */
  readonly withText?: boolean | undefined;
  /** What to write and what not, such as names. */
  readonly hint?: ReactNode;
  /** Longest text in characters; default 1000. */
  readonly maxLength?: number | undefined;
  /** What happens with the answer: who stores what, and for how long. */
  readonly description?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<FeedbackTexts> | undefined;
}

/** Why the answer was not sent, and a button that sends it again. */
function Failed(props: {
  readonly t: FeedbackTexts;
  readonly error: ReactNode;
  readonly send: () => void;
}): ReactNode {
  const { t, error, send } = props;
  return (
    <InlineMessage
      tone="danger"
      role="alert"
      actions={<Button onClick={send}>{inLanguage(t, 'retry')}</Button>}
    >
      {error ?? inLanguage(t, 'failed')}
    </InlineMessage>
  );
}

/** The question with its answers, until it is sent. */
function Question(
  props: Omit<FeedbackProps, 'texts' | 'status'> & {
    readonly t: FeedbackTexts;
    readonly status: NonNullable<FeedbackProps['status']>;
  },
): ReactNode {
  const { label, items, onSend, status, error, withText = true, hint, description, t } = props;
  const { maxLength = 1000 } = props;
  const group = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const comment = typed.trim();
  const isLong = comment.length > maxLength;
  const send = (): void => {
    setTried(true);
    if (status === 'sending') return;
    if (value === '') group.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
    else if (isLong) field.current?.focus();
    else onSend({ value, comment });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Not to a form around it, of which React would tell, too.
    event.stopPropagation();
    send();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <RadioGroup
        ref={group}
        label={label}
        items={items}
        value={value}
        onValueChange={setValue}
        error={isTried && value === '' && inLanguage(t, 'missing')}
      />
      {withText && (
        <TextArea
          ref={field}
          label={t.text}
          labelLang={langOf(t, 'text')}
          hint={hint}
          requirement="optional"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={typed}
          onValueChange={setTyped}
          error={
            isTried && isLong && <span lang={langOf(t, 'tooLong')}>{t.tooLong(maxLength)}</span>
          }
        />
      )}
      {description && <Text size="small">{description}</Text>}
      {status === 'failed' && <Failed t={t} error={error} send={send} />}
      <div>
        <Button type="submit" loading={status === 'sending'}>
          {inLanguage(t, 'send')}
        </Button>
      </div>
    </form>
  );
}

/**
 * One question with a few answers, and a text that nobody has to write. It says whether the answer was sent; nothing that was typed is
 * lost when it was not. Sending and storing is up to the page.
 */
export const Feedback = forwardRef<HTMLDivElement, FeedbackProps>(function Feedback(
  {
    label,
    items,
    onSend,
    status = 'open',
    error,
    withText,
    hint,
    maxLength,
    description,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(feedbackTexts, texts);
  const thanks = useRef<HTMLParagraphElement>(null);
  // Not for somebody who has answered before, and comes back to the page.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (status === 'sent' && wasOpen.current) thanks.current?.focus();
    wasOpen.current = status !== 'sent';
  }, [status]);
  return (
    <div {...rest} ref={ref} className={rootClassName(css.root, className)}>
      {status === 'sent' ? (
        <Text ref={thanks} tabIndex={-1} lang={langOf(t, 'sent')}>
          {t.sent}
        </Text>
      ) : (
        <Question
          {...{ label, items, onSend, status, error, withText, hint, maxLength, description, t }}
        />
      )}
    </div>
  );
});
