import '@navikt/ds-css';
import {
  Button,
  Checkbox,
  Heading,
  Modal,
  Radio,
  RadioGroup,
  Select,
  Table,
  Tabs,
  TextField,
  VStack,
} from '@navikt/ds-react';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

export function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: '1rem' }}>
      <VStack gap="space-16">
        <Heading level="1" size="large">
          Order extracts
        </Heading>
        <TextField label="Name" />
        <TextField label="E-mail address" error={EMAIL_ERROR} />
        <Select label="State" defaultValue="Hesse">
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
        <RadioGroup legend="Delivery">
          {DELIVERIES.map((delivery) => (
            <Radio key={delivery} value={delivery}>
              {delivery}
            </Radio>
          ))}
        </RadioGroup>
        <Checkbox>Send me a copy</Checkbox>
        <Tabs defaultValue="address">
          <Tabs.List aria-label="Search">
            <Tabs.Tab value="address" label="Address" />
            <Tabs.Tab value="number" label="Number" />
          </Tabs.List>
          <Tabs.Panel value="address">Search by address</Tabs.Panel>
          <Tabs.Panel value="number">Search by number</Tabs.Panel>
        </Tabs>
        <Table>
          <caption>Extracts</caption>
          <Table.Header>
            <Table.Row>
              {COLUMNS.map((column) => (
                <Table.HeaderCell key={column} scope="col">
                  {column}
                </Table.HeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {ROWS.map((row) => (
              <Table.Row key={row[0]}>
                {row.map((cell) => (
                  <Table.DataCell key={cell}>{cell}</Table.DataCell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
        <Button onClick={() => setOpen(true)}>Cancel order</Button>
        <Modal open={open} onClose={() => setOpen(false)} header={{ heading: 'Cancel the order?' }}>
          <Modal.Footer>
            <Button onClick={() => setOpen(false)}>Keep</Button>
          </Modal.Footer>
        </Modal>
      </VStack>
    </main>
  );
}
