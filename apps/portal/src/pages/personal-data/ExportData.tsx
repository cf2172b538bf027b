import type { PersonalData } from '@portal/api';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { Problem } from '../common/Problem.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import * as layout from '../styles/layout.css.ts';
import { personalDataTexts } from './texts.ts';

const FILE_NAME = 'meine-daten.json';

/** Browsers read the file after the click; then its memory is freed. */
const READ_MS = 60_000;

function saveAsFile(data: PersonalData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE_NAME });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** Downloads everything that is stored about the person. */
export function ExportData(): ReactElement {
  const t = useComponentTexts(personalDataTexts);
  const { client } = useServices();
  const messageOf = useProblemOutsideOrders();
  const heading = useId();
  const load = useMutation({
    mutationFn: () => client.call('exportPersonalData', {}),
    onSuccess: saveAsFile,
  });
  return (
    <section className={layout.section} aria-labelledby={heading}>
      <Heading id={heading}>{t.exportHeading}</Heading>
      <Text>{t.exportText}</Text>
      <Stack orientation="horizontal" gap="small">
        <Button
          variant="secondary"
          icon="download"
          loading={load.isPending}
          onClick={() => load.mutate()}
        >
          {t.exportAction}
        </Button>
      </Stack>
      <output>
        {load.isSuccess && <InlineMessage tone="success">{t.exported}</InlineMessage>}
      </output>
      {load.isError && (
        <Problem error={load.error} message={messageOf(load.error)} onRetry={() => load.mutate()} />
      )}
    </section>
  );
}
