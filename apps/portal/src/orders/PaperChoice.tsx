import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../i18n/ConfiguredText.tsx';
import { useServices } from '../services/services.ts';
import * as typography from '../pages/styles/typography.css.ts';

/** How to get on paper what is a file, in the words of the state (LAW-5); nothing where it says nothing, or does not answer. */
export function PaperChoice(): ReactElement | null {
  const { query } = useServices();
  const { data } = useQuery(query('getLegalInformation', {}));
  if (!data?.paperChoice) return null;
  return (
    <p className={typography.note}>
      <ConfiguredText text={data.paperChoice} />
    </p>
  );
}
