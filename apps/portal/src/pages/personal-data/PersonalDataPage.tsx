import { StatePage } from '@portal/ui/state-page';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Text } from '@portal/ui/typography';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { LoginNeeded } from '../common/LoginNeeded.tsx';
import { DeleteData } from './DeleteData.tsx';
import { ExportData } from './ExportData.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { personalDataTexts } from './texts.ts';
import { PageHeading } from '../common/PageHeading.tsx';

function PersonalData({ onDeleted }: { onDeleted: () => void }): ReactElement {
  const text = useText();
  const t = useComponentTexts(personalDataTexts);
  usePageFocus(text('page.personalData'), 'personal-data');
  return (
    <Stack>
      <PageHeading>{text('page.personalData')}</PageHeading>
      <Text size="large" variant="soft">
        {t.intro}
      </Text>
      <ExportData />
      <OwnSessions />
      <DeleteData onDeleted={onDeleted} />
    </Stack>
  );
}

function Deleted(): ReactElement {
  const t = useComponentTexts(personalDataTexts);
  usePageFocus(t.deletedHeading, 'personal-data-deleted');
  return (
    <StatePage tone="success" headingLevel={1} heading={t.deletedHeading}>
      <p>{t.deletedText}</p>
    </StatePage>
  );
}

/** What is stored about the logged-in person, to download and to delete (BIG-9), and where the person is logged in. */
export function PersonalDataPage(): ReactElement {
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Deleted />;
  return (
    <LoginNeeded>
      <PersonalData onDeleted={() => setIsDeleted(true)} />
    </LoginNeeded>
  );
}
