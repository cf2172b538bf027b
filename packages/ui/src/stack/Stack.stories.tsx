import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import { Grid, Stack } from './index.ts';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields below each other. */
export const Vertical: Story = {
  parameters: { german: 'Felder untereinander.' },
  render: () => (
    <Stack>
      <TextField label="Postleitzahl" />
      <TextField label="Ort" />
    </Stack>
  ),
  async play({ canvasElement }) {
    const [first, second] = within(canvasElement)
      .getAllByRole('textbox')
      .map((field) => field.parentElement?.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
  },
};

/** What belongs together is 8 px apart, fields are 20 px and sections 40 px. */
export const Gaps: Story = {
  parameters: {
    german: 'Was zusammengehört, hat 8 Pixel Abstand, Felder 20 Pixel und Abschnitte 40 Pixel.',
  },
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((gap) => (
        <Stack key={gap} gap={gap} data-testid={gap}>
          <div>Erster</div>
          <div>Zweiter</div>
        </Stack>
      ))}
    </>
  ),
  async play({ canvasElement }) {
    const gaps = ['small', 'medium', 'large'].map((gap) => {
      const [first, second] = [...within(canvasElement).getByTestId(gap).children].map((child) =>
        child.getBoundingClientRect(),
      );
      return (second?.top ?? 0) - (first?.bottom ?? 0);
    });
    await expect(gaps).toEqual([8, 20, 40]);
  },
};

/** Buttons beside each other. */
export const Horizontal: Story = {
  render: () => (
    <Stack orientation="horizontal" gap="small">
      <Button>Zurück</Button>
      <Button variant="primary">Weiter</Button>
    </Stack>
  ),
};

/** A button below a field is as wide as its text (LIB-19). */
export const ButtonBelow: Story = {
  parameters: { german: 'Eine Schaltfläche unter einem Feld ist so breit wie ihr Text.' },
  render: () => (
    <Stack>
      <TextField label="Ort" />
      <Button>Suchen</Button>
      <Link href="#hilfe">Hilfe</Link>
      <Button block>Weiter</Button>
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [search, next] = ['Suchen', 'Weiter'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().width,
    );
    await expect(search).toBeLessThan((next ?? 0) / 2);
    const link = canvas.getByRole('link').getBoundingClientRect().width;
    await expect(link).toBeLessThan((next ?? 0) / 2);
    const stack = canvas.getByRole('button', { name: 'Suchen' }).parentElement;
    await expect(next).toBe(stack?.clientWidth);
    await expect(stack?.firstElementChild?.clientWidth).toBe(stack?.clientWidth);
  },
};

/** Two fields in a row; on a phone below each other. */
export const FormRow: Story = {
  parameters: { german: 'Zwei Felder in einer Zeile, auf dem Telefon untereinander.' },
  render: () => (
    <Grid columnCount={2}>
      <TextField label="Straße" />
      <TextField label="Hausnummer" hint="Zum Beispiel 12a" />
    </Grid>
  ),
  async play({ canvasElement }) {
    const [first, second] = within(canvasElement)
      .getAllByRole('textbox')
      .map((input) => input.getBoundingClientRect());
    const isRow = canvasElement.clientWidth > 480;
    if (isRow) await expect(first?.bottom).toBe(second?.bottom);
    else await expect(first?.left).toBe(second?.left);
  },
};

/** Children follow each other on the screen in the order of the DOM, also where they wrap. */
export const OneOrder: Story = {
  parameters: {
    german:
      'Die Elemente folgen auf dem Bildschirm der Reihenfolge im DOM, auch nach einem Umbruch.',
  },
  render: () => (
    <Stack orientation="horizontal">
      {['Erste', 'Zweite', 'Dritte', 'Vierte'].map((label) => (
        <Button key={label}>{`${label} Schaltfläche`}</Button>
      ))}
    </Stack>
  ),
  async play({ canvasElement }) {
    const places = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    for (const [index, { top, left }] of places.slice(1).entries()) {
      const before = places[index];
      const follows = top > (before?.top ?? 0) || left > (before?.left ?? 0);
      await expect(follows).toBe(true);
    }
  },
};

/** The children are in the stack itself, without an element around each. */
export const ChildrenAlone: Story = {
  parameters: { german: 'Die Kinder liegen im Stapel selbst, ohne ein Element um jedes.' },
  render: () => (
    <Stack data-testid="stack">
      <p>Erster Absatz</p>
      <p>Zweiter Absatz</p>
    </Stack>
  ),
  async play({ canvasElement }) {
    const stack = within(canvasElement).getByTestId('stack');
    await expect(stack.localName).toBe('div');
    await expect([...stack.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<p>Erster Absatz</p>',
      '<p>Zweiter Absatz</p>',
    ]);
  },
};
