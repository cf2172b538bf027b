import { Button } from '@portal/ui/button';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services.ts';
import { type Store, useStore } from '../../../stores/store.ts';
import { useText } from '../../../i18n/use-text.ts';

// Lazy: few people have a list.
const ParcelListDialog = lazy(async () => ({
  default: (await import('./ParcelListDialog.tsx')).ParcelListDialog,
}));

/** The dialog of a list after it was opened; it is kept for the list that was typed. */
export interface OpenedList {
  readonly isOpen: boolean;
  /** Searched for at once; empty for a dialog without a text. */
  readonly text: string;
}

/** Opens the dialog that takes a list of parcels; nothing where an order can have one extract only (PAGE-6). */
export function ParcelListEntry({
  opened,
}: {
  readonly opened: Store<OpenedList | null>;
}): ReactElement | null {
  const { configuration } = useServices();
  const text = useText();
  const list = useStore(opened);
  const setIsOpen = (isOpen: boolean): void => opened.set({ text: list?.text ?? '', isOpen });
  if (configuration.basketMaximum < 2) return null;
  return (
    <div>
      <Button
        variant="quiet"
        icon="document"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {text('list.open')}
      </Button>
      {list && (
        <Suspense>
          <ParcelListDialog
            key={list.text}
            given={list.text}
            isOpen={list.isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </div>
  );
}
