import type { LegalInformation, ProcessingPurpose } from '@portal/api';
import { DescriptionList } from '@portal/ui/description-list';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useLanguage } from '../../i18n/use-text.ts';
import { durationText } from '../common/duration.ts';
import { ContactLinks } from '../content/ContactCard.tsx';
import type { Section } from '../content/section.ts';
import { privacyTexts } from './privacy-texts.ts';

/** The kinds of data in the order in which a person meets them. */
const KEYS = [
  'account',
  'order',
  'justification',
  'ownershipMatch',
  'deliveryAddress',
  'payment',
  'barrierReport',
] as const;

type DataProcessing = NonNullable<LegalInformation['dataProcessing']>;

function Purpose(props: { purpose: ProcessingPurpose; duration: string | null }): ReactElement {
  const { purpose, duration } = props;
  const t = useComponentTexts(privacyTexts);
  return (
    <Stack gap="small">
      <Heading headingLevel={3} size="small">
        <ConfiguredText text={purpose.data} />
      </Heading>
      <DescriptionList
        items={[
          { term: t.purpose, description: <ConfiguredText text={purpose.purpose} /> },
          { term: t.legalBasis, description: <ConfiguredText text={purpose.legalBasis} /> },
          { term: t.recipients, description: <ConfiguredText text={purpose.recipients} /> },
          ...(duration === null ? [] : [{ term: t.duration, description: duration }]),
          {
            term: t.isRequired,
            description: (
              <>
                {purpose.isRequired ? t.required : t.optional}{' '}
                <ConfiguredText text={purpose.consequence} />
              </>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Responsible({ processing }: { processing: DataProcessing }): ReactElement {
  const t = useComponentTexts(privacyTexts);
  const { controller, officer, supervisor } = processing;
  return (
    <DescriptionList
      items={[
        { term: t.controller, description: <ConfiguredText text={controller} /> },
        { term: t.officer, description: <ContactLinks contact={officer} /> },
        {
          term: t.supervisor,
          description: (
            <Link href={supervisor.url} external>
              <ConfiguredText text={supervisor.name} />
            </Link>
          ),
        },
      ]}
    />
  );
}

/** What a person must be told about their data (Art. 13 GDPR), as sections of the privacy page (LAW-4). */
export function usePrivacySections(): (legal: LegalInformation) => readonly Section[] {
  const t = useComponentTexts(privacyTexts);
  const language = useLanguage();
  return ({ dataProcessing, retentionDays }) => {
    if (!dataProcessing) return [];
    const durationOf = (key: (typeof KEYS)[number]): string | null => {
      const days = retentionDays?.[key];
      if (days === undefined) return null;
      const duration = durationText(days, language);
      if (key === 'ownershipMatch') return t.afterQuestion(duration);
      return key === 'barrierReport' ? t.afterReport(duration) : t.afterOrder(duration);
    };
    return [
      {
        key: 'responsible',
        heading: t.responsible,
        children: <Responsible processing={dataProcessing} />,
      },
      {
        key: 'data',
        heading: t.data,
        children: (
          <Stack>
            {KEYS.map((key) => {
              const purpose = dataProcessing.purposes[key];
              return purpose && <Purpose key={key} purpose={purpose} duration={durationOf(key)} />;
            })}
          </Stack>
        ),
      },
    ];
  };
}
