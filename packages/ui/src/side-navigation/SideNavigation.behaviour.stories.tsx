import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
