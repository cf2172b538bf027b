import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InFrame, inWindow } from '../testing/in-frame.tsx';
import { SelectionCard } from './index.ts';

/** The card in windows of several sizes (UI-9): the content of a frame, which a story can resize. */
const meta: Meta<typeof InFrame> = {
  title: 'Patterns/SelectionCard/Windows',
  component: InFrame,
  tags: ['!autodocs', 'behaviour'],
  parameters: {
    a11y: {
      test: 'off',
      reason: 'The frame has no page around the component: no title, landmark or heading',
    },
  },
};

export default meta;
type Story = StoryObj<typeof InFrame>;

const items = [
  { id: 'product', label: 'Auszug', value: 'Karte', editHref: '#produkt' },
  { id: 'parcel', label: 'Flurstück', value: '114/2', onEdit: () => undefined },
  { id: 'format', label: 'Format', value: 'noch nicht gewählt', unset: true },
];

const fee = { label: 'Gebühr', value: '22,00 €' };

/** Picture, heading, rows and fee; a row has a control that changes it if it has an address or a function for it. */
export const PartsOfACard: Story = {
  parameters: {
    german:
      'Bild, Überschrift, Zeilen und Gebühr; ändern lässt sich eine Zeile, wenn sie eine Adresse oder Funktion dafür hat.',
  },
  args: {
    children: <SelectionCard items={items} fee={fee} picture={<svg data-picture="" />} />,
  },
  async play({ canvasElement }) {
    await inWindow(canvasElement, { width: 960 }, async (body) => {
      const frame = within(body);
      const parts = [
        body.querySelector('[data-picture]'),
        frame.getByRole('heading', { name: /^(Ihre Auswahl|Your selection)$/ }),
        ...frame.getAllByRole('definition'),
        frame.getByText('Gebühr'),
      ];
      const tops = parts.map((part) => part?.getBoundingClientRect().top ?? Number.NaN);
      await expect(tops).toHaveLength(6);
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      const [product, parcel, format] = frame.getAllByRole('definition');
      if (!product || !parcel || !format) throw new Error('Three rows are expected.');
      await expect(within(product).getByRole('link', { name: /Auszug/ })).toBeVisible();
      await expect(within(parcel).getByRole('button', { name: /Flurstück/ })).toBeVisible();
      await expect(within(format).queryByRole('button')).toBeNull();
      await expect(within(format).queryByRole('link')).toBeNull();
    });
  },
};

/** Below 960 px it is a bar that expands. */
export const BarBelow960: Story = {
  parameters: { german: 'Unter 960 Pixeln ist die Karte eine Leiste, die sich aufklappen lässt.' },
  args: { children: <SelectionCard items={items} fee={fee} barText="Karte" /> },
  async play({ canvasElement }) {
    await inWindow(canvasElement, { width: 960 }, async (body) => {
      await expect(within(body).queryByRole('button', { expanded: false })).toBeNull();
      await expect(within(body).getByText('114/2')).toBeVisible();
    });
    await inWindow(canvasElement, { width: 959 }, async (body) => {
      const bar = within(body).getByRole('button', { expanded: false });
      await expect(within(body).getByText('114/2')).not.toBeVisible();
      await userEvent.click(bar);
      await expect(within(body).getByText('114/2')).toBeVisible();
      await userEvent.click(bar);
      await expect(within(body).getByText('114/2')).not.toBeVisible();
    });
  },
};

/** At the foot of a step it is closed in every width, and opens above its bar. */
export const UpwardsInEveryWidth: Story = {
  parameters: {
    german: 'Am Fuß eines Schritts ist die Karte in jeder Breite zu und öffnet sich nach oben.',
  },
  args: {
    children: (
      <div style={{ position: 'relative', marginBlockStart: '25rem' }}>
        <SelectionCard items={items} fee={fee} barText="Karte" placement="foot" />
      </div>
    ),
  },
  async play({ canvasElement }) {
    for (const width of [320, 959, 960, 1400]) {
      await inWindow(canvasElement, { width }, async (body) => {
        const bar = within(body).getByRole('button', { expanded: false });
        const row = within(body).getByText('114/2');
        await expect(row).not.toBeVisible();
        await userEvent.click(bar);
        await expect(row).toBeVisible();
        const end = within(body).getByText('Gebühr').getBoundingClientRect().bottom;
        await expect(end).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
        await userEvent.click(bar);
      });
    }
  },
};
