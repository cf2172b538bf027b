'use client';

import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Dialog } from '@portal/ui/dialog';
import { PortalProvider } from '@portal/ui/provider';
import { TextField } from '@portal/ui/text-field';

/** Components with state, as an interactive part of a page. */
export function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <PortalProvider locale="de">
      <TextField label="Straße" />
      <Checkbox label="Papier" />
      <Button onClick={() => setOpen(true)}>Abbrechen</Button>
      <Dialog open={open} onOpenChange={setOpen} heading="Abbrechen?" />
    </PortalProvider>
  );
}
