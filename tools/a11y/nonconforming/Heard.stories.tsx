import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { waitFor } from 'storybook/test';

/** What is heard, typed, pasted or seen in another order (EYE-5); see `gate.long.test.ts`. */
const meta = {
  title: 'Nonconforming/Heard',
  tags: ['!dev', '!autodocs', '!test', 'nonconforming', 'gate-only'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { minBlockSize: vars.target, borderColor: vars.color.controlEdge };
const PLACEHOLDER = `.heard::placeholder { color: ${vars.color.ink} }`;

/** A field in which Tab writes a tab. */
export const TabStays: Story = {
  render: () => (
    <label>
      <style>{PLACEHOLDER}</style>
      Begründung
      <textarea
        className="heard"
        style={field}
        onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
      />
    </label>
  ),
};

/** A field that refuses to paste. */
export const PasteRefused: Story = {
  render: () => (
    <label>
      <style>{PLACEHOLDER}</style>
      E-Mail
      <input
        className="heard"
        type="email"
        style={field}
        onPaste={(event) => event.preventDefault()}
      />
    </label>
  ),
};

/** A text that interrupts a screen reader although nothing has happened. */
export const AlertOnMount: Story = {
  render: () => <p role="alert">Die Gebühr enthält die Umsatzsteuer.</p>,
};

/** A picture with the words beside it. */
export const PictureRepeatsText: Story = {
  render: () => (
    <p style={{ background: vars.color.paper }}>
      <svg
        role="img"
        aria-label="Bezahlt"
        width={16}
        height={16}
        style={{ color: vars.color.ink, forcedColorAdjust: 'auto' }}
      >
        <circle cx={8} cy={8} r={6} fill="currentColor" />
      </svg>{' '}
      Bezahlt
    </p>
  ),
};

/** The value is seen above the name that is read first. */
export const SeenInAnotherOrder: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <p>Flurstück</p>
      <p>Lindenau 3, 114/2</p>
    </div>
  ),
};

/** A price that is seen only. */
export const SeenOnly: Story = {
  render: () => (
    <p>
      Gebühr: <span aria-hidden="true">25,00 €</span>
    </p>
  ),
};

const PERCENT_MS = 50;
const PERCENTS = 10;

function EachPercent(): ReactElement {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (percent === PERCENTS) return undefined;
    const timer = setTimeout(() => setPercent(percent + 1), PERCENT_MS);
    return () => clearTimeout(timer);
  }, [percent]);
  return <output>{`Ihr Auszug wird erstellt: ${percent} %`}</output>;
}

/** Each percent is announced. */
export const EachPercentAnnounced: Story = {
  render: () => <EachPercent />,
  play: ({ canvas }) => waitFor(() => canvas.getByText(/10 %/)).then(() => undefined),
};

/** A button that a bar covers while it has the focus. */
export const FocusBehindBar: Story = {
  parameters: { page: 'whole' },
  tags: ['page'],
  render: () => (
    <main>
      <h1>Bestellung</h1>
      <button type="button" style={{ minBlockSize: vars.target }}>
        Weiter
      </button>
      <p
        style={{
          position: 'fixed',
          insetBlockStart: 0,
          insetInline: 0,
          margin: 0,
          blockSize: '12rem',
          background: vars.color.paper,
        }}
      >
        Wartung
      </p>
    </main>
  ),
};

const box = { inlineSize: '100%', overflowX: 'auto' } as const;
const wide = { inlineSize: '60rem', maxInlineSize: 'none' } as const;

/** A box that scrolls sideways, and nobody hears why it is a stop. */
export const ScrollerWithoutName: Story = {
  render: () =>
    createElement('div', { tabIndex: 0, style: box }, createElement('p', { style: wide }, 'Breit')),
};

/** A page of which a part is out of sight at some widths. */
export const CutOffAtSomeWidths: Story = {
  parameters: { everyWidth: true },
  render: () =>
    createElement(
      'div',
      { tabIndex: 0, role: 'group', 'aria-label': 'Ihre Bestellungen', style: box },
      createElement('p', { style: wide }, 'Bezahlen'),
    ),
};

/** A field whose only label disappears with the first letter. */
export const PlaceholderAsLabel: Story = {
  render: () => (
    <>
      <style>{PLACEHOLDER}</style>
      <input className="heard" placeholder="Ort" style={field} />
    </>
  ),
};

/** An error that stands beside its field only. */
export const ErrorBesideField: Story = {
  render: () => (
    <>
      <style>{PLACEHOLDER}</style>
      <label>
        Postleitzahl
        <input className="heard" aria-invalid="true" style={field} />
      </label>
      <p>Geben Sie fünf Ziffern ein.</p>
    </>
  ),
};

/** Two tabs that are both shown as selected. */
export const TwoSelectedTabs: Story = {
  render: () => (
    <div role="tablist" aria-label="Suche">
      {['Adresse', 'Flurstück'].map((name) => (
        <button key={name} type="button" role="tab" aria-selected="true" style={field}>
          {name}
        </button>
      ))}
    </div>
  ),
};
