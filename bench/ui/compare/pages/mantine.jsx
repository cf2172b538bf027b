import '@mantine/core/styles.css';
import {
  Button,
  Checkbox,
  Container,
  Group,
  MantineProvider,
  Modal,
  Radio,
  Select,
  Stack,
  Table,
  Tabs,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

export function Page() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Container component="main">
        <Stack>
          <Title>Order extracts</Title>
          <TextInput label="Name" />
          <TextInput label="E-mail address" error={EMAIL_ERROR} />
          <Select label="State" data={STATES} defaultValue="Hesse" />
          <Radio.Group label="Delivery" name="delivery">
            <Group>
              {DELIVERIES.map((delivery) => (
                <Radio key={delivery} value={delivery} label={delivery} />
              ))}
            </Group>
          </Radio.Group>
          <Checkbox label="Send me a copy" />
          <Tabs defaultValue="address">
            <Tabs.List aria-label="Search">
              <Tabs.Tab value="address">Address</Tabs.Tab>
              <Tabs.Tab value="number">Number</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="address">Search by address</Tabs.Panel>
            <Tabs.Panel value="number">Search by number</Tabs.Panel>
          </Tabs>
          <Table.ScrollContainer minWidth={400}>
            <Table data={{ caption: 'Extracts', head: COLUMNS, body: ROWS }} />
          </Table.ScrollContainer>
          <Button onClick={() => setOpen(true)}>Cancel order</Button>
          <Modal
            opened={open}
            onClose={() => setOpen(false)}
            title="Cancel the order?"
            closeButtonProps={{ 'aria-label': 'Close' }}
          >
            <Button onClick={() => setOpen(false)}>Keep</Button>
          </Modal>
        </Stack>
      </Container>
    </MantineProvider>
  );
}
