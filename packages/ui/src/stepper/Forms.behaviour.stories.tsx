import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inWidth } from '../testing/in-frame.tsx';
import { Stepper } from './index.ts';

/** The forms of a stepper (UI-1). */
const meta = {
  title: 'Navigation/Stepper/Forms',
  component: Stepper,
  tags: ['!autodocs', 'behaviour'],
  args: {
    items: [
      { id: 'login', label: 'Anmeldung', status: 'done' },
      { id: 'configuration', label: 'Konfiguration', status: 'current' },
      { id: 'summary', label: 'Übersicht', status: 'attention' },
      { id: 'payment', label: 'Bezahlung', status: 'blocked' },
      { id: 'delivery', label: 'Abruf', status: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const POSITION = /^(Schritt 2 von 5: Konfiguration|Step 2 of 5: Konfiguration)/;

/** In a container narrower than 52 rem the list is collapsed behind a button with the position and a progress bar. */
export const NarrowerThan52Rem: Story = {
  parameters: {
    german:
      'In einem Behälter unter 52 rem liegt die Liste hinter einer Schaltfläche mit der Position und einem Fortschrittsbalken.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation');
    await inWidth(nav, '52rem', async () => {
      await expect(canvas.getByRole('list')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await inWidth(nav, '51.9rem', async () => {
      await expect(canvas.queryByRole('list')).toBeNull();
      const button = canvas.getByRole('button', { name: POSITION });
      const segments = [...button.querySelectorAll('[data-status]')];
      await expect(segments).toHaveLength(5);
      for (const segment of segments) {
        await expect(segment.getBoundingClientRect().height).toBeGreaterThan(0);
      }
    });
  },
};

/** A vertical stepper is never collapsed. */
export const VerticalIsNeverCollapsed: Story = {
  parameters: { german: 'Ein senkrechter Stepper ist nie eingeklappt.' },
  args: { orientation: 'vertical' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation');
    for (const width of ['60rem', '51.9rem', '17.5rem']) {
      await inWidth(nav, width, async () => {
        await expect(canvas.getByRole('list')).toBeVisible();
        await expect(canvas.queryByRole('button')).toBeNull();
      });
    }
  },
};

/** Each step has a line, a number or an icon, its name and its status, which is text or `aria-current`. */
export const PartsOfAStep: Story = {
  parameters: {
    german:
      'Jeder Schritt hat eine Linie, eine Nummer oder ein Symbol, seinen Namen und seinen Stand, als Text oder als `aria-current`.',
  },
  async play({ canvasElement }) {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    for (const step of steps) {
      const { borderBlockStartWidth, borderInlineStartWidth } = getComputedStyle(step);
      const widths = [borderBlockStartWidth, borderInlineStartWidth].map(Number.parseFloat);
      await expect(Math.max(...widths)).toBeGreaterThan(0);
    }
    const signs = steps.map(
      (step) => step.querySelector('svg')?.dataset['icon'] ?? step.textContent.slice(0, 1),
    );
    await expect(signs).toEqual(['check', '2', 'alert-triangle', 'lock', '5']);
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Anmeldung erledigt',
      '2Konfiguration',
      'Übersicht, bitte prüfen',
      'Bezahlung noch nicht möglich',
      '5Abruf noch offen',
    ]);
    const current = steps.map((step) => step.querySelector('[aria-current="step"]') !== null);
    await expect(current).toEqual([false, true, false, false, false]);
  },
};
