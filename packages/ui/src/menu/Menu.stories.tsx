import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Menu } from './index.ts';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    label: 'Weitere Aktionen',
    items: [
      { id: 'copy', label: 'Noch einmal bestellen', icon: 'copy' },
      { id: 'receipt', label: 'Rechnung ansehen', icon: 'document', href: '#rechnung' },
      {
        id: 'cancel',
        label: 'Stornieren',
        icon: 'trash',
        disabled: true,
        reason: 'Die Auszüge sind schon erstellt.',
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button. */
export const Closed: Story = {};

async function open({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button'));
}

/** Actions, a link, and an action that is not possible now, with the reason. */
export const Open: Story = {
  parameters: {
    german: 'Aktionen, ein Link und eine Aktion, die gerade nicht möglich ist, mit dem Grund.',
    docs: { story: { inline: false, height: '320px' } },
  },
  play: open,
};

/** Groups have a name; what the page shows now has a tick. */
export const Groups: Story = {
  args: {
    label: 'Ansicht',
    items: [
      {
        id: 'sort',
        heading: 'Reihenfolge',
        items: [
          { id: 'new', label: 'Neueste zuerst', href: '#neu', current: true },
          { id: 'old', label: 'Älteste zuerst', href: '#alt' },
        ],
      },
      {
        id: 'file',
        heading: 'Liste speichern',
        items: [{ id: 'csv', label: 'Als Tabelle (CSV)' }],
      },
    ],
  },
  parameters: {
    german: 'Gruppen haben einen Namen. Was die Seite gerade zeigt, hat einen Haken.',
    docs: { story: { inline: false, height: '340px' } },
  },
  play: open,
};
