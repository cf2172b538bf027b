import '@portal/ui/themes.css';
import '@portal/ui/reset';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DataTable } from '@portal/ui/data-table';
import { Dialog } from '@portal/ui/dialog';
import { PageLayout } from '@portal/ui/page-layout';
import { PortalProvider } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import { Select } from '@portal/ui/select';
import { Stack } from '@portal/ui/stack';
import { Tabs } from '@portal/ui/tabs';
import { TextField } from '@portal/ui/text-field';
import { Heading } from '@portal/ui/typography';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

const toItem = (label) => ({ value: label, label });
const columns = COLUMNS.map((header, index) => ({
  id: header,
  header,
  cell: (row) => row[index],
}));
const searches = [
  { value: 'address', label: 'Address', content: 'Search by address' },
  { value: 'number', label: 'Number', content: 'Search by number' },
];

export function Page() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('address');
  return (
    <PortalProvider locale="en">
      <PageLayout>
        <Stack>
          <Heading headingLevel={1}>Order extracts</Heading>
          <TextField label="Name" />
          <TextField label="E-mail address" error={EMAIL_ERROR} />
          <Select label="State" items={STATES.map(toItem)} defaultValue="Hesse" />
          <RadioGroup label="Delivery" items={DELIVERIES.map(toItem)} />
          <Checkbox label="Send me a copy" />
          <Tabs label="Search" items={searches} value={tab} onValueChange={setTab} />
          <DataTable
            caption="Extracts"
            columns={columns}
            rows={ROWS}
            rowKey={(row) => row[0]}
            rowLabel={(row) => row[0]}
            empty="There are none."
          />
          <Button onClick={() => setOpen(true)}>Cancel order</Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            heading="Cancel the order?"
            actions={<Button onClick={() => setOpen(false)}>Keep</Button>}
          />
        </Stack>
      </PageLayout>
    </PortalProvider>
  );
}
