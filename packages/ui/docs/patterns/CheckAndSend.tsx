import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { DescriptionList } from '../../src/description-list/index.ts';
import { InlineMessage } from '../../src/inline-message/index.ts';
import { Link } from '../../src/link/index.ts';
import { Price } from '../../src/price/index.ts';
import { Stack } from '../../src/stack/index.ts';
import { Heading, Text } from '../../src/typography/index.ts';

const changeable = (text: string, place: string, name: string) => (
  <>
    {text}{' '}
    <Link href={`#${place}`} aria-label={`${name} ändern`}>
      Ändern
    </Link>
  </>
);

/** Shows every answer with a link that changes it, the amount, and beside the button what sending binds to. */
export function CheckAndSend({
  onSend,
}: {
  /** Sends the answers; throws when that fails. */
  readonly onSend: () => Promise<void>;
}): ReactElement {
  const [accepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<'consent' | 'failed' | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (!accepted) {
      setProblem('consent');
      return;
    }
    setProblem(null);
    setSending(true);
    try {
      await onSend();
    } catch {
      setProblem('failed');
    }
    setSending(false);
  };
  return (
    <Stack>
      <Heading headingLevel={2}>Angaben prüfen</Heading>
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Auszug', description: changeable('Liegenschaftskarte', 'auszug', 'Auszug') },
          {
            term: 'Flurstück',
            description: changeable('Lindenau, Flur 3, 114/2', 'flurstueck', 'Flurstück'),
          },
          { term: 'Gebühr', description: <Price cents={2200} /> },
        ]}
      />
      <Checkbox
        label="Ich habe die Datenschutzerklärung gelesen."
        checked={accepted}
        onCheckedChange={setAccepted}
        error={problem === 'consent' ? 'Bestätigen Sie, bevor Sie senden.' : undefined}
      />
      {problem === 'failed' && (
        <InlineMessage tone="danger">
          Wir konnten Ihren Auftrag nicht senden. Ihre Angaben sind noch da. Bitte versuchen Sie es
          erneut.
        </InlineMessage>
      )}
      <Text>Mit dem Senden beauftragen Sie die Behörde. Die Gebühr wird danach fällig.</Text>
      <Button variant="primary" loading={sending} onClick={() => void send()}>
        Auftrag senden
      </Button>
    </Stack>
  );
}
