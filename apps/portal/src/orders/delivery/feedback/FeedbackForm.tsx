import { Button } from '@portal/ui/button';
import { useComponentTexts } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import { TextArea } from '@portal/ui/text-area';
import { Text } from '@portal/ui/typography';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { Problem } from '../../../pages/common/Problem.tsx';
import { useProblemOutsideOrders } from '../../../pages/common/problem-text.ts';
import * as layout from '../../../pages/styles/layout.css.ts';
import { feedbackTexts } from './texts.ts';
import type { useFeedback } from './use-feedback.ts';

/** Longest text in characters, as in the contract. */
const TEXT_MAX = 1000;

/** The five steps by their rating; the best one first. */
const STEPS = [
  ['5', 'veryEasy'],
  ['4', 'easy'],
  ['3', 'neither'],
  ['2', 'difficult'],
  ['1', 'veryDifficult'],
] as const;

/** The question with five steps, and an optional text (LAW-6). */
export function FeedbackForm(props: {
  sending: ReturnType<typeof useFeedback>['sending'];
  onSent: () => void;
}): ReactElement {
  const { sending, onSent } = props;
  const t = useComponentTexts(feedbackTexts);
  const messageOf = useProblemOutsideOrders();
  const [rating, setRating] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const text = typed.trim();
  const isLong = text.length > TEXT_MAX;
  const send = (): void => {
    setTried(true);
    if (sending.isPending || rating === '' || isLong) return;
    const answer = { rating: Number(rating), ...(text === '' ? {} : { text }) };
    sending.mutate(answer, { onSuccess: onSent });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className={layout.form} noValidate onSubmit={submit}>
      <RadioGroup
        label={t.question}
        items={STEPS.map(([value, name]) => ({ value, label: t[name] }))}
        value={rating}
        onValueChange={setRating}
        error={isTried && rating === '' && t.ratingMissing}
      />
      <TextArea
        label={t.text}
        hint={t.textHint}
        requirement="optional"
        rows={4}
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX}
        value={typed}
        onValueChange={setTyped}
        error={isTried && isLong && t.textLong}
      />
      <Text size="small">{t.privacy}</Text>
      {sending.isError && (
        <Problem error={sending.error} message={messageOf(sending.error)} onRetry={send} />
      )}
      <div>
        <Button type="submit" variant="secondary" loading={sending.isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
