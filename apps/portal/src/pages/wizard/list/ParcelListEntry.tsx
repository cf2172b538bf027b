import { Button } from '@portal/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';

// Lazy: few people have a list.
const ParcelListDialog = lazy(async () => ({
  default: (await import('./ParcelListDialog.tsx')).ParcelListDialog,
}));

/** Opens the dialog that takes a list of parcels; nothing where an order can have one extract only (PAGE-6). */
export function ParcelListEntry(): ReactElement | null {
  const { configuration } = useServices();
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  // Loaded on the first click, and kept for the list that was typed.
  const [wasOpened, setWasOpened] = useState(false);
  if (configuration.basketMaximum < 2) return null;
  const open = (): void => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <div>
      <Button variant="quiet" icon="document" aria-haspopup="dialog" onClick={open}>
        {text('list.open')}
      </Button>
      {wasOpened && (
        <Suspense>
          <ParcelListDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
