import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Header } from './index.ts';

const onClick = fn();

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Header/Behaviour',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    serviceName: 'Liegenschaftskataster online',
    userName: 'Erika Mustermann',
    language: (
      <label>
        Sprache <select aria-label="Sprache" />
      </label>
    ),
    session: { kind: 'logout', onClick },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the menu opens and closes by keyboard; Escape returns the focus to its button. */
export const MenuByKeyboard: Story = {
  parameters: {
    german:
      'Auf dem Telefon lässt sich das Menü mit der Tastatur öffnen und schließen; Escape setzt den Fokus auf seine Schaltfläche zurück.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const menu = canvas.getByRole('button', { name: /Menü|Menu/ });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const language = canvas.getByRole('combobox', { name: 'Sprache' });
    language.focus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Logout has its accessible name where only its icon is visible. */
export const LogoutIsNamed: Story = {
  parameters: {
    german: 'Wo von „Abmelden“ nur das Symbol zu sehen ist, bleibt der zugängliche Name.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Abmelden|Log out/ }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

/** The accessible name of each link and button begins with its visible text. */
export const LabelInName: Story = {
  parameters: {
    german:
      'Der zugängliche Name jedes Links und jeder Schaltfläche beginnt mit dem sichtbaren Text.',
  },
  args: { language: undefined, links: [{ label: 'Meine Bestellungen', href: '#/bestellungen' }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const controls = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    const visible = controls.filter((control) => control.innerText.trim() !== '');
    await expect(visible.length).toBeGreaterThanOrEqual(2);
    for (const control of visible) {
      const label = control.innerText.trim().split('\n')[0] ?? '';
      await expect(control).toHaveAccessibleName(expect.stringMatching(`^${label}`));
    }
  },
};

/** The title keeps space for its words beside a long name: the tools move below it. */
export const SpaceForTitle: Story = {
  parameters: {
    german:
      'Neben einem langen Namen behält der Titel Platz für seine Wörter: Die Werkzeuge rücken darunter.',
  },
  args: {
    language: undefined,
    userName: 'Friederike-Charlotte Freifrau Mustermann von und zu Lindenau-Birkenhorst',
    links: [{ label: 'Meine Bestellungen', href: '#/bestellungen' }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '62rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const title = within(canvasElement).getByRole('link', { name: 'Liegenschaftskataster online' });
    await expect(title.offsetWidth).toBeGreaterThanOrEqual(144);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
