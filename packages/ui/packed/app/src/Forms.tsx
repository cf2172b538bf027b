import { useState } from 'react';
import type { ReactElement } from 'react';
import { Accordion } from '@portal/ui/accordion';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Combobox } from '@portal/ui/combobox';
import { CopiesInput } from '@portal/ui/copies-input';
import { Dialog } from '@portal/ui/dialog';
import { ErrorSummary } from '@portal/ui/error-summary';
import { InlineMessage } from '@portal/ui/inline-message';
import { RadioGroup } from '@portal/ui/radio-group';
import { Select } from '@portal/ui/select';
import { Tabs } from '@portal/ui/tabs';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';

const SUBDISTRICTS = [
  { value: '120001', label: 'Lindenau' },
  { value: '120002', label: 'Auenfelde' },
];

/** All form components. */
export function Forms(): ReactElement {
  const [copies, setCopies] = useState(1);
  const [scale, setScale] = useState('500');
  const [reason, setReason] = useState('');
  const [paper, setPaper] = useState(false);
  const [district, setDistrict] = useState('');
  const [tab, setTab] = useState('parcel');
  const [open, setOpen] = useState(false);
  return (
    <>
      <ErrorSummary items={[{ fieldId: 'number', message: 'Flurstücksnummer fehlt' }]} />
      <Tabs
        label="Suche"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'parcel',
            label: 'Flurstück',
            errorCount: 1,
            content: (
              <>
                <Combobox
                  label="Gemarkung"
                  items={SUBDISTRICTS}
                  value={district}
                  onValueChange={setDistrict}
                />
                <TextField id="number" label="Flurstücksnummer" error="Bitte ausfüllen." />
              </>
            ),
          },
          { value: 'map', label: 'Karte', content: 'Karte' },
        ]}
      />
      <RadioGroup
        label="Maßstab"
        items={[
          { value: '500', label: '1:500' },
          { value: '1000', label: '1:1000' },
        ]}
        value={scale}
        onValueChange={setScale}
      />
      <Checkbox label="Papier" checked={paper} onCheckedChange={setPaper} />
      <CopiesInput label="Anzahl der Exemplare" value={copies} onValueChange={setCopies} />
      <Select label="Format" items={[{ value: 'A4', label: 'A4' }]} />
      <TextArea label="Begründung" maxLength={500} value={reason} onValueChange={setReason} />
      <Accordion items={[{ value: 'help', heading: 'Hilfe', content: 'So geht es.' }]} />
      <InlineMessage tone="warning">Die Seite fasst das Flurstück nicht.</InlineMessage>
      <Button onClick={() => setOpen(true)}>Abbrechen</Button>
      <Dialog open={open} onOpenChange={setOpen} heading="Abbrechen?" />
    </>
  );
}
