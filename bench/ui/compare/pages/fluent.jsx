import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Dropdown,
  Field,
  FluentProvider,
  Input,
  Option,
  Radio,
  RadioGroup,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  TabList,
  Title1,
  webLightTheme,
} from '@fluentui/react-components';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

export function Page() {
  const [tab, setTab] = useState('address');
  return (
    <FluentProvider theme={webLightTheme}>
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <Title1 as="h1">Order extracts</Title1>
        <Field label="Name">
          <Input />
        </Field>
        <Field label="E-mail address" validationMessage={EMAIL_ERROR}>
          <Input />
        </Field>
        <Field label="State">
          <Dropdown defaultValue="Hesse" defaultSelectedOptions={['Hesse']}>
            {STATES.map((state) => (
              <Option key={state}>{state}</Option>
            ))}
          </Dropdown>
        </Field>
        <Field label="Delivery">
          <RadioGroup>
            {DELIVERIES.map((delivery) => (
              <Radio key={delivery} value={delivery} label={delivery} />
            ))}
          </RadioGroup>
        </Field>
        <Checkbox label="Send me a copy" />
        <TabList
          aria-label="Search"
          selectedValue={tab}
          onTabSelect={(_event, { value }) => setTab(value)}
        >
          <Tab id="address" value="address">
            Address
          </Tab>
          <Tab id="number" value="number">
            Number
          </Tab>
        </TabList>
        <div role="tabpanel" aria-labelledby={tab}>
          {tab === 'address' ? 'Search by address' : 'Search by number'}
        </div>
        <Table aria-label="Extracts">
          <TableHeader>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableHeaderCell key={column}>{column}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
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
        <Dialog>
          <DialogTrigger>
            <Button appearance="primary">Cancel order</Button>
          </DialogTrigger>
          <DialogSurface>
            <DialogBody>
              <DialogTitle>Cancel the order?</DialogTitle>
              <DialogActions>
                <DialogTrigger>
                  <Button>Keep</Button>
                </DialogTrigger>
              </DialogActions>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      </main>
    </FluentProvider>
  );
}
