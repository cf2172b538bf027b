import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { printedStyles } from '../testing/style-rules.ts';
import { SideNavigation } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Navigation/SideNavigation/Behaviour',
  component: SideNavigation,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Mein Konto',
    items: [
      { label: 'Übersicht', href: '#uebersicht' },
      { label: 'Anträge', items: [{ label: 'Laufende', href: '#laufend', current: true }] },
    ],
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named landmark with lists; the group names its list, and the current page is exposed. */
export const NamedLandmark: Story = {
  parameters: {
    german:
      'Eine benannte Landmarke mit Listen; die Gruppe benennt ihre Liste, und die aktuelle Seite ist auslesbar.',
  },
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Mein Konto' });
    const group = within(nav).getByRole('list', { name: 'Anträge' });
    const current = within(group).getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Laufende');
    await userEvent.tab();
    await expect(within(nav).getByRole('link', { name: 'Übersicht' })).toHaveFocus();
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};

/** It is as wide as its container, shows all its pages without a press, and is not printed. */
export const AlwaysOpen: Story = {
  parameters: {
    german:
      'Sie ist so breit wie ihr Behälter, zeigt alle Seiten ohne einen Druck und wird nicht gedruckt.',
  },
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation');
    await expect(nav.getBoundingClientRect().width).toBe(
      nav.parentElement?.getBoundingClientRect().width,
    );
    await expect(within(nav).queryByRole('button')).toBeNull();
    for (const name of ['Übersicht', 'Laufende']) {
      await expect(within(nav).getByRole('link', { name })).toBeVisible();
    }
    await expect(printedStyles(nav).map(({ display }) => display)).toContain('none');
  },
};

/** An item without an address is no link, and names the list of its pages. */
export const NameOfItsPages: Story = {
  parameters: {
    german: 'Ein Eintrag ohne Adresse ist kein Link und benennt die Liste seiner Seiten.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Anträge' })).toBeNull();
    const name = canvas.getByText('Anträge');
    const pages = canvas.getByRole('list', { name: 'Anträge' });
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      pages.getBoundingClientRect().top,
    );
    await expect(within(pages).getAllByRole('link')).toHaveLength(1);
  },
};
