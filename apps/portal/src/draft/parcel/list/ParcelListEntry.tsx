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
  // Undefined until the first click, which loads the dialog; it is kept for the list that was typed.
  const [isOpen, setIsOpen] = useState<boolean>();
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
      {isOpen !== undefined && (
        <Suspense>
          <ParcelListDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
