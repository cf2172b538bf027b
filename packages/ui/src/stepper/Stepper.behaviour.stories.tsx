import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './index.ts';
import type { StepperProps } from './index.ts';

const onSelect = fn();

/** Interaction tests of UI-1. */
const meta = {
  title: 'Navigation/Stepper/Behaviour',
  component: Stepper,
  tags: ['!autodocs', 'behaviour'],
  args: {
    items: [
      { id: 'login', label: 'Anmeldung', status: 'done', onClick: onSelect },
      { id: 'configuration', label: 'Konfiguration', status: 'current' },
      { id: 'summary', label: 'Bestellübersicht', status: 'blocked', href: '#/zu-frueh' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text without what screen readers do not read. */
function heardText(element: Element): string {
  const hidden = element.querySelector('[aria-hidden="true"]')?.textContent ?? '';
  return element.textContent.slice(element.textContent.startsWith(hidden) ? hidden.length : 0);
}

/** The status of every step is text; exactly one step is current. */
export const StatusIsText: Story = {
  parameters: {
    german: 'Der Stand jedes Schritts steht als Text da; genau ein Schritt ist der aktuelle.',
  },
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation', { name: /Fortschritt|progress/ });
    const items = within(nav).getAllByRole('listitem');
    await expect(items.map(heardText)).toEqual([
      'Anmeldung erledigt',
      // `aria-current` says the rest, once.
      'Konfiguration',
      'Bestellübersicht noch nicht möglich',
    ]);
    await expect(nav.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  },
};

/** A done step is a button; a blocked step is no link, even with an `href`. */
export const OnlyDoneStepsAreInteractive: Story = {
  parameters: {
    german:
      'Ein erledigter Schritt ist eine Schaltfläche; ein gesperrter Schritt ist auch mit `href` kein Link.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Anmeldung erledigt' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Collapsed, one button shows the position; it expands the list of all steps. */
export const CollapsesAndExpands: Story = {
  parameters: {
    german:
      'Eingeklappt zeigt eine einzige Schaltfläche die Position; sie klappt die Liste aller Schritte auf.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Schritt 2 von 3: Konfiguration/ });
    await expect(canvas.queryByRole('list')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

/** Steps that can be started and steps that need attention have texts of their own. */
export const EveryStatusHasAText: Story = {
  parameters: {
    german:
      'Schritte, die begonnen werden können, und Schritte, die Aufmerksamkeit brauchen, haben eigene Texte.',
  },
  args: {
    items: [
      { id: 'a', label: 'Anmeldung', status: 'attention', href: '#/a' },
      { id: 'b', label: 'Konfiguration', status: 'upcoming', href: '#/b' },
      { id: 'c', label: 'Bezahlung', status: 'upcoming' },
    ],
  },
  // Without a current step there is no position to show, so the list is never collapsed.
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').map(heardText)).toEqual([
      'Anmeldung, bitte prüfen',
      'Konfiguration kann begonnen werden',
      'Bezahlung noch offen',
    ]);
    await expect(canvas.getByText(', bitte prüfen').getBoundingClientRect().width).toBeGreaterThan(
      9,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function NextStepDemo(props: StepperProps): ReactElement {
  const [step, setStep] = useState(0);
  return (
    <>
      <Stepper
        {...props}
        items={['Anmeldung', 'Konfiguration'].map((label, index) => ({
          id: label,
          label,
          status: index === step ? 'current' : index < step ? 'done' : 'upcoming',
        }))}
      />
      <button type="button" onClick={() => setStep(1)}>
        Weiter
      </button>
    </>
  );
}

/** With `focusOnChange` the heading is focused when the step changes, not when the page loads. */
export const FocusesHeadingOnChange: Story = {
  parameters: {
    german:
      'Mit `focusOnChange` erhält die Überschrift den Fokus, wenn der Schritt wechselt, nicht beim Laden der Seite.',
  },
  args: { headingLevel: 2, focusOnChange: true, stepCount: null },
  render: (args) => <NextStepDemo {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent('Schritt 1: Anmeldung');
    await expect(document.body).toHaveFocus();
    canvas.getByRole('button', { name: 'Weiter' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveTextContent('Schritt 2: Konfiguration');
  },
};

/** The words of visible texts that are on more than one line. */
function brokenWords(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const range = document.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

const FIVE_STEPS = ['Auszug', 'Anmeldung', 'Konfiguration', 'Bestellübersicht', 'Bezahlung'].map(
  (label, index) => ({ id: label, label, status: index === 1 ? 'current' : 'upcoming' }) as const,
);

/** The browser has a minimum font size: its text grows, lengths in rem do not. */
const withMinimum = (size: number): Story => ({
  parameters: {
    german: `Kein Wort bricht in der Mitte, wenn die kleinste Schriftgröße ${size} px ist.`,
  },
  args: { items: FIVE_STEPS },
  render: (args) => (
    <div data-minimum="" style={{ maxInlineSize: '53rem' }}>
      <style>{`[data-minimum] * { font-size: ${size}px !important }`}</style>
      <Stepper {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
});

/** No word breaks in the middle with a minimum font size of 20 px (IN-5). */
export const MinimumFontSize20: Story = withMinimum(20);

/** No word breaks in the middle with a minimum font size of 24 px (IN-5). */
export const MinimumFontSize24: Story = withMinimum(24);
