import {
  Button,
  Cell,
  Checkbox,
  Column,
  Dialog,
  DialogTrigger,
  FieldError,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  Popover,
  Radio,
  RadioGroup,
  Row,
  Select,
  SelectValue,
  Tab,
  Table,
  TableBody,
  TableHeader,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from 'react-aria-components';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

/** Without styles: the library has none. */
export function Page() {
  return (
    <main>
      <h1>Order extracts</h1>
      <TextField>
        <Label>Name</Label>
        <Input />
      </TextField>
      <TextField isInvalid>
        <Label>E-mail address</Label>
        <Input />
        <FieldError>{EMAIL_ERROR}</FieldError>
      </TextField>
      <Select defaultSelectedKey="Hesse">
        <Label>State</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            {STATES.map((state) => (
              <ListBoxItem key={state} id={state}>
                {state}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
      <RadioGroup>
        <Label>Delivery</Label>
        {DELIVERIES.map((delivery) => (
          <Radio key={delivery} value={delivery}>
            {delivery}
          </Radio>
        ))}
      </RadioGroup>
      <Checkbox>Send me a copy</Checkbox>
      <Tabs>
        <TabList aria-label="Search">
          <Tab id="address">Address</Tab>
          <Tab id="number">Number</Tab>
        </TabList>
        <TabPanel id="address">Search by address</TabPanel>
        <TabPanel id="number">Search by number</TabPanel>
      </Tabs>
      <Table aria-label="Extracts">
        <TableHeader>
          {COLUMNS.map((column, index) => (
            <Column key={column} id={column} isRowHeader={index === 0}>
              {column}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {ROWS.map((row) => (
            <Row key={row[0]} id={row[0]}>
              {row.map((cell) => (
                <Cell key={cell}>{cell}</Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      <DialogTrigger>
        <Button>Cancel order</Button>
        <Modal isDismissable>
          <Dialog>
            <Heading slot="title">Cancel the order?</Heading>
            <Button slot="close">Keep</Button>
          </Dialog>
        </Modal>
      </DialogTrigger>
    </main>
  );
}
