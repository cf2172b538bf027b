import type { Parcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce, useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { TextArea } from '@portal/ui/text-area';
import type { ListLine } from '@portal/written-parcels';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useProblemMessage } from '../../../pages/common/problem-text.ts';
import * as typography from '../../../pages/styles/typography.css.ts';
import { findListed, type Listed } from './find-listed.ts';
import { ListFileField } from './ListFileField.tsx';
import { listTexts } from './list-texts.ts';

/** A list of this many characters has thousands of lines. */
const LONGEST = 100_000;

/** The lines of a list that led to no parcel, each with its reason, and those that name a part of one. */
function Report({ listed }: { listed: Listed }): ReactElement {
  const text = useText();
  const t = useComponentTexts(listTexts);
  const { parcels, missing, parts } = listed;
  const start = ({ number, text: content }: ListLine): string => t.line(number, content);
  return (
    <InlineMessage tone={parcels.length > 0 ? 'warning' : 'danger'} role="alert">
      {t.found(parcels.length)} {missing.length > 0 ? t.these : t.note}
      <ul className={typography.list}>
        {missing.map(({ line, obstacle, part }) => (
          <li key={`${line.number} ${part}`}>
            {start(line)} {part && `${t.part(part)} `}
            {t[obstacle]}
          </li>
        ))}
        {parts.map((line) => (
          <li key={`${line.number} whole`}>
            {start(line)} {text('suggest.whole')}
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}

/** Takes a list of parcels, pasted or from a file, and chooses those that are found (PAGE-6). */
export function ParcelListDialog(props: {
  /** Searched for at once; empty for none. */
  given: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}): ReactElement {
  const { given, isOpen, onOpenChange } = props;
  const { client, configuration, draft } = useServices();
  const text = useText();
  const t = useComponentTexts(listTexts);
  const announce = useAnnounce();
  const messageOf = useProblemMessage('list.failed');
  const [list, setList] = useState(given);
  const choose = (parcels: readonly Parcel[]): void => {
    const before = chosenParcels(draft.get().configuration);
    draft.dispatch({ type: 'allowSeveral', several: true });
    draft.dispatch({ type: 'chooseParcels', parcels: before, chosen: false });
    draft.dispatch({ type: 'chooseParcels', parcels, chosen: true });
    onOpenChange(false);
    announce(t.chosen(parcels.length), 'polite');
  };
  const search = useMutation({
    mutationFn: () => {
      const capacity = configuration.basketMaximum - draft.get().basket.length;
      return findListed(client, configuration, list, capacity);
    },
    onSuccess: ({ parcels, missing, parts }) => {
      if (missing.length + parts.length === 0 && parcels.length > 0) choose(parcels);
    },
  });
  const { mutate } = search;
  useEffect(() => {
    if (given !== '') mutate();
  }, [given, mutate]);
  const edit = (value: string): void => {
    setList(value.slice(0, LONGEST));
    search.reset();
  };
  const found = search.data?.parcels ?? [];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      heading={text('list.heading')}
      description={t.description(configuration.basketMaximum)}
      actions={
        <>
          {found.length > 0 && (
            <Button variant="primary" onClick={() => choose(found)}>
              {t.take(found.length)}
            </Button>
          )}
          <Button
            variant={found.length > 0 ? 'secondary' : 'primary'}
            icon="search"
            loading={search.isPending}
            disabled={list.trim() === ''}
            focusableWhenDisabled
            onClick={() => search.mutate()}
          >
            {text('list.search')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={text('list.label')}
          hint={t.hint}
          value={list}
          onValueChange={edit}
          rows={8}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <ListFileField onText={edit} />
        {search.error && (
          <InlineMessage tone="danger" role="alert">
            {text(messageOf(search.error))}
          </InlineMessage>
        )}
        {search.data && search.data.missing.length + search.data.parts.length > 0 && (
          <Report listed={search.data} />
        )}
        {search.data && search.data.missing.length + found.length === 0 && (
          <InlineMessage tone="warning" role="alert">
            {t.UNREADABLE}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}
