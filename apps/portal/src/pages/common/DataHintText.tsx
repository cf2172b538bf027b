import type { DataProcessing } from '@portal/api';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useLanguage } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import * as typography from '../styles/typography.css.ts';
import { dataHintTexts } from './data-hint-texts.ts';
import { durationText } from './duration.ts';

/** A kind of data that `legal.json` describes. */
export type DataKey = keyof DataProcessing['purposes'];

/** What data are for and how long they are kept, in one line; without the information, the link to all of it only. */
export function DataHintText({ of }: { of: DataKey }): ReactElement | null {
  const { query } = useServices();
  const language = useLanguage();
  const t = useComponentTexts(dataHintTexts);
  const legal = useQuery(query('getLegalInformation', {}));
  if (legal.isPending) return null;
  const purpose = legal.data?.dataProcessing?.purposes[of]?.purpose;
  const days = legal.data?.retentionDays?.[of];
  return (
    <p className={typography.note}>
      {purpose && (
        <>
          <ConfiguredText text={purpose} />{' '}
        </>
      )}
      {days !== undefined && `${t.kept(durationText(days, language))} `}
      <Link href={hrefOf(paths.privacy)}>{t.more}</Link>
    </p>
  );
}
