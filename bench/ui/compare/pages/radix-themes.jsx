import '@radix-ui/themes/styles.css';
import {
  Button,
  CheckboxGroup,
  Container,
  Dialog,
  Flex,
  Heading,
  RadioGroup,
  Select,
  Table,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

export function Page() {
  return (
    <Theme asChild>
      <main>
        <Container p="3">
          <Flex direction="column" gap="4">
            <Heading as="h1">Order extracts</Heading>
            <Text as="label">
              Name
              <TextField.Root />
            </Text>
            <div>
              <Text as="label" htmlFor="email">
                E-mail address
              </Text>
              <TextField.Root id="email" aria-invalid aria-describedby="error" color="red" />
              <Text id="error" color="red">
                {EMAIL_ERROR}
              </Text>
            </div>
            <Flex direction="column">
              <Text as="label" htmlFor="state">
                State
              </Text>
              <Select.Root defaultValue="Hesse">
                <Select.Trigger id="state" />
                <Select.Content>
                  {STATES.map((state) => (
                    <Select.Item key={state} value={state}>
                      {state}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select.Root>
            </Flex>
            <Text id="delivery">Delivery</Text>
            <RadioGroup.Root name="delivery" aria-labelledby="delivery">
              {DELIVERIES.map((delivery) => (
                <RadioGroup.Item key={delivery} value={delivery}>
                  {delivery}
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
            <CheckboxGroup.Root name="copy" aria-label="Copy">
              <CheckboxGroup.Item value="copy">Send me a copy</CheckboxGroup.Item>
            </CheckboxGroup.Root>
            <Tabs.Root defaultValue="address">
              <Tabs.List aria-label="Search">
                <Tabs.Trigger value="address">Address</Tabs.Trigger>
                <Tabs.Trigger value="number">Number</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="address">Search by address</Tabs.Content>
              <Tabs.Content value="number">Search by number</Tabs.Content>
            </Tabs.Root>
            <Table.Root aria-label="Extracts">
              <Table.Header>
                <Table.Row>
                  {COLUMNS.map((column) => (
                    <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {ROWS.map((row) => (
                  <Table.Row key={row[0]}>
                    {row.map((cell) => (
                      <Table.Cell key={cell}>{cell}</Table.Cell>
                    ))}
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
            <Dialog.Root>
              <Dialog.Trigger>
                <Button>Cancel order</Button>
              </Dialog.Trigger>
              <Dialog.Content aria-describedby={undefined}>
                <Dialog.Title>Cancel the order?</Dialog.Title>
                <Dialog.Close>
                  <Button>Keep</Button>
                </Dialog.Close>
              </Dialog.Content>
            </Dialog.Root>
          </Flex>
        </Container>
      </main>
    </Theme>
  );
}
