import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

/** Interaction tests of UI-2. */
const meta = {
  title: 'Navigation/Breadcrumbs/Behaviour',
  component: Breadcrumbs,
  tags: ['!autodocs', 'behaviour'],
  args: {
    items: [
      { label: 'Start', href: '#/' },
      { label: 'Auszüge', href: '#/auszuege' },
      { label: 'Bestellung' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last level is the current page and not a link. */
export const CurrentPageIsLast: Story = {
  parameters: { german: 'Die letzte Ebene ist die aktuelle Seite und kein Link.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Bestellung')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Start',
      'Auszüge',
    ]);
  },
};

/** Expanding shows every level and moves the focus to the first link that was hidden. */
export const Expands: Story = {
  parameters: {
    german:
      'Das Aufklappen zeigt alle Ebenen und setzt den Fokus auf den ersten Link, der verborgen war.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Auszüge' })).toBeNull();
    canvas.getByRole('button', { name: /Alle Ebenen|all levels/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Auszüge' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Auszüge' })).toHaveFocus();
  },
};

/** Collapsed levels are not in the accessibility tree; the button that shows them is. */
export const CollapsedLevelsAreHidden: Story = {
  ...Expands,
  parameters: {
    german:
      'Eingeklappte Ebenen stehen nicht im Baum der assistiven Technik, wohl aber die Schaltfläche, die sie zeigt.',
  },
  args: {
    items: [
      { label: 'Start', href: '#/' },
      { label: 'Auszüge', href: '#/auszuege' },
      { label: 'Liegenschaftskarte', href: '#/auszuege/1' },
      { label: 'Bestellung' },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[1]).toContainElement(canvas.getByRole('button'));
    await expect(items[2]).toHaveTextContent('Bestellung');
  },
};

/** Up to 22 rem the levels between the first and the last one are behind a button; wider, all of them are shown. */
export const CollapsedUpTo22Rem: Story = {
  ...CollapsedLevelsAreHidden,
  parameters: {
    german:
      'Bis 22 rem stehen die Ebenen zwischen der ersten und der letzten hinter einer Schaltfläche, darüber sind alle zu sehen.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    const container = canvas.getByRole('navigation').parentElement;
    await expect(canvas.getByRole('button', { name: /Alle Ebenen|all levels/ })).toBeVisible();
    await expect(names()).toEqual(['Start']);
    container?.style.setProperty('max-inline-size', '22.1rem');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(names()).toEqual(['Start', 'Auszüge', 'Liegenschaftskarte']);
    container?.style.setProperty('max-inline-size', '22rem');
  },
};

/** With `narrow="wrap"` every level stays visible, in several lines, and there is no button. */
export const Wraps: Story = {
  ...CollapsedLevelsAreHidden,
  parameters: {
    german:
      'Mit `narrow="wrap"` bleiben alle Ebenen sichtbar, in mehreren Zeilen, und es gibt keine Schaltfläche.',
  },
  args: { ...CollapsedLevelsAreHidden.args, narrow: 'wrap' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const levels = canvas.getAllByRole('listitem');
    await expect(levels).toHaveLength(4);
    const [first, last] = [levels[0], levels[3]].map((level) => level?.getBoundingClientRect());
    await expect(last?.top ?? 0).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Start',
      'Auszüge',
      'Liegenschaftskarte',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With `narrow="back"` only the parent level and the current page remain. */
export const BackLink: Story = {
  parameters: {
    german: 'Mit `narrow="back"` bleiben nur die übergeordnete Ebene und die aktuelle Seite.',
  },
  args: { narrow: 'back' },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Auszüge',
      'Bestellung',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Auszüge' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
