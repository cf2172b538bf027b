import 'hds-core/lib/base.min.css';
import {
  Button,
  Checkbox,
  Dialog,
  RadioButton,
  Select,
  SelectionGroup,
  Tab,
  Table,
  TabList,
  TabPanel,
  Tabs,
  TextInput,
} from 'hds-react';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

const columns = COLUMNS.map((headerName, index) => ({ key: `column${index}`, headerName }));
const rows = ROWS.map((row) =>
  Object.fromEntries(row.map((cell, index) => [`column${index}`, cell])),
);

export function Page() {
  const [open, setOpen] = useState(false);
  const [delivery, setDelivery] = useState('');
  const [copy, setCopy] = useState(false);
  return (
    <main style={{ padding: '1rem' }}>
      <h1>Order extracts</h1>
      <TextInput id="name" label="Name" />
      <TextInput id="email" label="E-mail address" invalid errorText={EMAIL_ERROR} />
      <Select
        id="state"
        texts={{ label: 'State', language: 'en' }}
        options={STATES}
        defaultValue="Hesse"
      />
      <SelectionGroup label="Delivery">
        {DELIVERIES.map((label) => (
          <RadioButton
            key={label}
            id={label}
            label={label}
            value={label}
            name="delivery"
            checked={delivery === label}
            onChange={() => setDelivery(label)}
          />
        ))}
      </SelectionGroup>
      <Checkbox
        id="copy"
        label="Send me a copy"
        checked={copy}
        onChange={() => setCopy((before) => !before)}
      />
      <Tabs>
        <TabList aria-label="Search">
          <Tab>Address</Tab>
          <Tab>Number</Tab>
        </TabList>
        <TabPanel>Search by address</TabPanel>
        <TabPanel>Search by number</TabPanel>
      </Tabs>
      <Table caption="Extracts" cols={columns} rows={rows} indexKey="column0" />
      <Button id="cancel" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog
        id="dialog"
        aria-labelledby="heading"
        isOpen={open}
        close={() => setOpen(false)}
        closeButtonLabelText="Close"
      >
        <Dialog.Header id="heading" title="Cancel the order?" />
        <Dialog.ActionButtons>
          <Button onClick={() => setOpen(false)}>Keep</Button>
        </Dialog.ActionButtons>
      </Dialog>
    </main>
  );
}
