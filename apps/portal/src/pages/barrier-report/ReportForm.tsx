import type { AccessibilityStatement, BarrierReport } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DescriptionList } from '@portal/ui/description-list';
import { ErrorSummary } from '@portal/ui/error-summary';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import { Text } from '@portal/ui/typography';
import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { DataHint } from '../common/DataHint.tsx';
import { Problem } from '../common/Problem.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import * as layout from '../styles/layout.css.ts';
import type { Circumstances } from './circumstances.ts';
import { reportFaults, TEXT_MAX } from './report-faults.ts';
import { barrierReportTexts } from './texts.ts';
import type { useReport } from './use-report.ts';

/** Properties of {@link ReportForm}. */
interface ReportFormProps {
  readonly feedback: AccessibilityStatement['feedback'];
  readonly circumstances: Circumstances;
  readonly report: ReturnType<typeof useReport>;
  /** The report was stored. */
  readonly onSent: (sent: Omit<BarrierReport, 'reportId'>) => void;
}

/** The checkbox, which is off by default, and before sending all that it adds to the report. */
function CircumstancesChoice(props: {
  circumstances: Circumstances;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}): ReactElement {
  const t = useComponentTexts(barrierReportTexts);
  const { page, display, browser } = props.circumstances;
  return (
    <Stack gap="small">
      <Checkbox
        label={t.circumstances}
        description={t.circumstancesText}
        checked={props.checked}
        onCheckedChange={props.onCheckedChange}
      />
      <DescriptionList
        layout="columns"
        items={[
          { term: t.page, description: page },
          { term: t.display, description: display },
          { term: t.browser, description: browser },
        ]}
      />
    </Stack>
  );
}

/** The form of a report: text, an address for an answer, and what else may be sent. */
export function ReportForm(props: ReportFormProps): ReactElement {
  const { feedback, circumstances, report, onSent } = props;
  const { typed, change, sending } = report;
  const t = useComponentTexts(barrierReportTexts);
  const messageOf = useProblemOutsideOrders();
  const ids = { text: useId(), email: useId() };
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const faults = attempt === 0 ? {} : reportFaults(typed);
  const send = (): void => {
    setAttempt((count) => count + 1);
    if (sending.isPending || Object.keys(reportFaults(typed)).length > 0) return;
    const email = typed.email.trim();
    const sent = {
      text: typed.text.trim(),
      ...(email === '' ? {} : { email }),
      ...(isChecked ? { circumstances } : {}),
    };
    sending.mutate(sent, { onSuccess: () => onSent(sent) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const named = [
    ...(faults.text ? [{ fieldId: ids.text, message: t.text }] : []),
    ...(faults.email ? [{ fieldId: ids.email, message: t.email }] : []),
  ];
  return (
    <form className={layout.form} noValidate onSubmit={submit}>
      <ErrorSummary items={named} attempt={attempt} />
      <TextArea
        id={ids.text}
        label={t.text}
        hint={t.textHint}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX}
        value={typed.text}
        onValueChange={(text) => change({ text })}
        error={faults.text && t[faults.text]}
      />
      <TextField
        id={ids.email}
        label={t.email}
        hint={t.emailHint(feedback.answerDays)}
        requirement="optional"
        type="email"
        autoComplete="email"
        value={typed.email}
        onValueChange={(email) => change({ email })}
        error={faults.email && t[faults.email]}
      />
      <CircumstancesChoice
        circumstances={circumstances}
        checked={isChecked}
        onCheckedChange={setChecked}
      />
      <Text size="small">{t.privacy}</Text>
      <DataHint of="barrierReport" />
      {sending.isError && (
        <Problem error={sending.error} message={messageOf(sending.error)} onRetry={send} />
      )}
      <div>
        <Button type="submit" variant="primary" loading={sending.isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
