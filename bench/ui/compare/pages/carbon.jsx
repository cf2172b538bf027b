import '@carbon/styles/css/styles.min.css';
import {
  Button,
  Checkbox,
  Heading,
  Modal,
  RadioButton,
  RadioButtonGroup,
  Select,
  SelectItem,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  TextInput,
} from '@carbon/react';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

export function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: '1rem' }}>
      <Stack gap={6}>
        <Heading>Order extracts</Heading>
        <TextInput id="name" labelText="Name" />
        <TextInput id="email" labelText="E-mail address" invalid invalidText={EMAIL_ERROR} />
        <Select id="state" labelText="State" defaultValue="Hesse">
          {STATES.map((state) => (
            <SelectItem key={state} value={state} text={state} />
          ))}
        </Select>
        <RadioButtonGroup legendText="Delivery" name="delivery">
          {DELIVERIES.map((delivery) => (
            <RadioButton key={delivery} id={delivery} labelText={delivery} value={delivery} />
          ))}
        </RadioButtonGroup>
        <Checkbox id="copy" labelText="Send me a copy" />
        <Tabs>
          <TabList aria-label="Search">
            <Tab>Address</Tab>
            <Tab>Number</Tab>
          </TabList>
          <TabPanels>
            <TabPanel>Search by address</TabPanel>
            <TabPanel>Search by number</TabPanel>
          </TabPanels>
        </Tabs>
        <TableContainer title="Extracts">
          <Table aria-label="Extracts">
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableHeader key={column}>{column}</TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {ROWS.map((row) => (
                <TableRow key={row[0]}>
                  {row.map((cell) => (
                    <TableCell key={cell}>{cell}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <Button onClick={() => setOpen(true)}>Cancel order</Button>
        <Modal
          open={open}
          passiveModal
          modalHeading="Cancel the order?"
          onRequestClose={() => setOpen(false)}
        >
          <Button onClick={() => setOpen(false)}>Keep</Button>
        </Modal>
      </Stack>
    </main>
  );
}
