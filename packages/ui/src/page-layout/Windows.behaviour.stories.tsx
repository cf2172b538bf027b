import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InFrame, inWindow } from '../testing/in-frame.tsx';
import { ButtonRow, FootStep, WizardLayout } from './index.ts';

/** The layout in windows of several sizes (UI-9): the content of a frame, which a story can resize. */
const meta: Meta<typeof InFrame> = {
  title: 'Foundations/PageLayout/Windows',
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

const place = (body: HTMLElement, name: string): DOMRect =>
  within(body).getByText(name).getBoundingClientRect();

/** From 960 px the wizard has a second column of 19.75 rem. */
export const SecondColumn: Story = {
  parameters: { german: 'Ab 960 Pixeln hat der Wizard eine zweite Spalte von 19,75 rem.' },
  args: {
    children: (
      <WizardLayout aside={<aside>Auswahl</aside>}>
        <div>Schritt</div>
      </WizardLayout>
    ),
  },
  async play({ canvasElement }) {
    await inWindow(canvasElement, { width: 960 }, async (body) => {
      await expect(place(body, 'Auswahl').width).toBe(19.75 * 16);
      await expect(place(body, 'Auswahl').left).toBeGreaterThan(place(body, 'Schritt').right);
    });
    await inWindow(canvasElement, { width: 959 }, async (body) => {
      await expect(place(body, 'Auswahl').width).toBe(place(body, 'Schritt').width);
    });
  },
};

/** Below 480 px the buttons are below each other, as wide as the row and in the same order: the primary one last. */
export const ButtonsBelowEachOther: Story = {
  parameters: {
    german:
      'Unter 480 Pixeln stehen die Schaltflächen untereinander, so breit wie die Zeile und in derselben Reihenfolge.',
  },
  args: {
    children: (
      <ButtonRow
        back={<button type="button">Zurück</button>}
        more={<button type="button">Abbrechen</button>}
        next={<button type="button">Weiter</button>}
      />
    ),
  },
  async play({ canvasElement }) {
    const names = ['Zurück', 'Abbrechen', 'Weiter'];
    await inWindow(canvasElement, { width: 479 }, async (body) => {
      const places = names.map((name) => place(body, name));
      const width = body.firstElementChild?.getBoundingClientRect().width;
      await expect(places.map((shown) => shown.width)).toEqual([width, width, width]);
      const tops = places.map(({ top }) => top);
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(new Set(tops).size).toBe(3);
    });
    await inWindow(canvasElement, { width: 480 }, async (body) => {
      const places = names.map((name) => place(body, name));
      await expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    });
  },
};

const withBar = (
  <FootStep
    data-story-of-the-bar
    back={<button type="button">Zurück</button>}
    more={<button type="button">Abbrechen</button>}
    selection={<button type="button">Auswahl</button>}
    next={{ label: 'Weiter', onClick: () => undefined }}
  >
    <h1 style={{ blockSize: '150rem' }}>Langer Schritt</h1>
  </FootStep>
);

const innerHeightOf = (body: HTMLElement): number =>
  body.ownerDocument.documentElement.clientHeight;

/** Whether a button is within the window while the page is at its start. */
const isInSight = (body: HTMLElement, name: string): boolean =>
  place(body, name).bottom <= innerHeightOf(body);

/** The bar of a step stays at the end of the window; below 768 px Back and Cancel end the step, and the bar keeps the rest. */
export const BarOfAStep: Story = {
  parameters: {
    german:
      'Die Leiste bleibt am Ende des Fensters. Unter 768 Pixeln beenden „Zurück“ und „Abbrechen“ den Schritt; Auswahl und Hauptknopf bleiben in der Leiste.',
  },
  args: { children: withBar },
  async play({ canvasElement }) {
    const all = ['Zurück', 'Abbrechen', 'Auswahl', 'Weiter'];
    await inWindow(canvasElement, { width: 768 }, async (body) => {
      await expect(all.filter((name) => isInSight(body, name))).toEqual(all);
      await expect(innerHeightOf(body) - place(body, 'Weiter').bottom).toBeLessThan(20);
    });
    await inWindow(canvasElement, { width: 767 }, async (body) => {
      await expect(all.filter((name) => isInSight(body, name))).toEqual(['Auswahl', 'Weiter']);
      await expect(innerHeightOf(body) - place(body, 'Weiter').bottom).toBeLessThan(20);
      await expect(place(body, 'Zurück').top).toBeGreaterThan(place(body, 'Langer Schritt').bottom);
    });
  },
};

/** In a window lower than 22 rem the bar is the end of the step. */
export const BarInALowWindow: Story = {
  parameters: {
    german: 'In einem Fenster unter 22 rem Höhe ist die Leiste das Ende des Schritts.',
  },
  args: { children: withBar },
  async play({ canvasElement }) {
    for (const width of [960, 400]) {
      await inWindow(canvasElement, { width, height: 22 * 16 }, async (body) => {
        await expect(isInSight(body, 'Weiter')).toBe(true);
      });
      await inWindow(canvasElement, { width, height: 22 * 16 - 1 }, async (body) => {
        await expect(isInSight(body, 'Weiter')).toBe(false);
        const end = place(body, 'Langer Schritt').bottom;
        await expect(place(body, 'Weiter').top).toBeGreaterThan(end);
      });
    }
  },
};
