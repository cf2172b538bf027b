import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';

/**
 * Each story violates one check on purpose. The audit must refuse it, unless its tag is `gate-only`, and the gate all but one:
 * `gate.long.test.ts` proves it.
 */
const meta = {
  title: 'Nonconforming',
  tags: ['!dev', '!autodocs', '!test', 'nonconforming'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text with too little contrast. */
export const LowContrast: Story = {
  render: () => <p style={{ color: '#999', background: '#fff' }}>Kaum zu lesen</p>,
};

/** Contrast in the light theme only: the colour is no token. */
export const OneThemeOnly: Story = {
  render: () => (
    <p style={{ color: 'oklch(0.25 0.03 255)', background: vars.color.paper }}>Nur im Hellen</p>
  ),
};

const ONLY_IN_ONE_BRAND = "[data-portal-brand='kuestenland'] .lost { color: #999 }";

/** Contrast in our own brand only. */
export const OneBrandOnly: Story = {
  render: () => (
    <>
      <style>{ONLY_IN_ONE_BRAND}</style>
      <p className="lost">Nicht in jeder Marke</p>
    </>
  ),
};

/** Exempt from axe without a reason. */
export const ExemptWithoutReason: Story = {
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Ohne Begründung</p>,
};

/** Exempt from axe, but not from the other checks. */
export const ExemptButTooWide: Story = {
  parameters: { a11y: { test: 'off', reason: 'Proves that the other checks still apply' } },
  render: () => <div style={{ inlineSize: 400 }}>Breiter als ein Telefon</div>,
};

/** A field without an accessible name. */
export const MissingLabel: Story = {
  render: () => (
    <input type="text" style={{ minBlockSize: vars.target, borderColor: vars.color.controlEdge }} />
  ),
};

/** A button without an accessible name: its icon is hidden. */
export const NamelessButton: Story = {
  render: () =>
    createElement(
      'button',
      { type: 'button', style: { inlineSize: vars.target, blockSize: vars.target } },
      createElement('svg', { 'aria-hidden': true, width: 16, height: 16 }),
    ),
};

/** A target smaller than 24 px. */
export const SmallTarget: Story = {
  render: () => (
    <button
      type="button"
      aria-label="Schließen"
      style={{ inlineSize: 10, blockSize: 10, padding: 0, border: 0, background: vars.color.ink }}
    />
  ),
};

/** A box that is wider than 320 px. */
export const SidewaysOverflow: Story = {
  render: () => <div style={{ inlineSize: 400 }}>Breiter als ein Telefon</div>,
};

/** Fits in 320 px, but not in the 280 px that we support. */
export const OverflowAt280: Story = {
  render: () => <div style={{ inlineSize: 288 }}>Fast schmal genug</div>,
};

/** Text that fits only while its words are short. */
export const UnbrokenWords: Story = {
  render: () => <p style={{ overflowWrap: 'normal' }}>Nur kurze Worte</p>,
};

const LONG_LINE = 'Eine Zeile, die länger ist, als man sie ohne Mühe liest. '.repeat(3);

/** Running text as wide as the window. */
export const LongLines: Story = {
  render: () => <p style={{ maxInlineSize: 'none' }}>{LONG_LINE}</p>,
};

function Spinning(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const turning = box.current?.animate([{ rotate: '0deg' }, { rotate: '360deg' }], {
      duration: 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => turning?.cancel();
  }, []);
  return (
    <div ref={box} style={{ inlineSize: 40, blockSize: 40, background: vars.color.ink }}>
      &nbsp;
    </div>
  );
}

/** An animation that ignores a request for reduced motion. */
export const Motion: Story = {
  render: () => <Spinning />,
};

/** A list without list items. */
export const WrongRoles: Story = {
  render: () =>
    createElement(
      'div',
      { role: 'list' },
      createElement('button', { type: 'button', style: { minBlockSize: vars.target } }, 'Knopf'),
    ),
};

/** A page without landmarks. */
export const OutsideOfLandmarks: Story = {
  parameters: { page: 'whole' },
  render: () => <h1>Ohne Haupt</h1>,
};

/** A page without an h1, whose headings skip a level. */
export const HeadingsOutOfOrder: Story = {
  parameters: { page: 'whole' },
  render: () => (
    <main>
      <h2>Erst die zweite</h2>
      <h4>Dann die vierte</h4>
    </main>
  ),
};

function LateContent(): ReactElement {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 40);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {late && <p style={{ blockSize: 400 }}>Zu spät</p>}
      <p style={{ blockSize: 300 }}>Wer das liest, verliert die Zeile</p>
    </>
  );
}

/** Content that appears late and moves what is below it. */
export const LayoutShift: Story = {
  render: () => <LateContent />,
};

/** A drawing in a colour of the theme, also in forced colours. */
export const KeptColor: Story = {
  render: () =>
    createElement('svg', {
      'aria-hidden': true,
      width: 16,
      height: 16,
      style: { color: vars.color.action },
    }),
};

/** A description whose text begins in a block: Orca does not read it in Firefox. */
export const DescriptionInBlock: Story = {
  render: () => (
    <dl>
      <dt>Flurstück</dt>
      <dd>
        <p>Lindenau 3, 114/2</p>
      </dd>
    </dl>
  ),
};

/** A section that can have the focus and is labelled by its heading: Orca does not read the heading. */
export const LabelOfPanel: Story = {
  render: () => (
    <section tabIndex={-1} aria-labelledby="label-of-panel">
      <h2 id="label-of-panel">Ihre Angaben</h2>
      <p>Zwei Felder sind leer.</p>
    </section>
  ),
};

/** A field whose border has the colour of a hairline. */
export const FaintEdge: Story = {
  render: () => (
    <label>
      Ort
      <input
        type="text"
        style={{
          minBlockSize: vars.target,
          appearance: 'none',
          border: `1px solid ${vars.color.hairline}`,
          background: vars.color.paper,
        }}
      />
    </label>
  ),
};

/** A button whose icon can hardly be seen. */
export const FaintIcon: Story = {
  render: () => (
    <button
      type="button"
      aria-label="Suchen"
      style={{ inlineSize: vars.target, blockSize: vars.target, background: vars.color.paper }}
    >
      <svg
        aria-hidden="true"
        width={16}
        height={16}
        style={{ color: vars.color.hairline, forcedColorAdjust: 'auto' }}
      >
        <circle cx={8} cy={8} r={6} fill="currentColor" />
      </svg>
    </button>
  ),
};

const NO_RING = '.no-ring:focus-visible { outline: none; box-shadow: none }';

/** A link without a focus ring. */
export const NoFocusRing: Story = {
  render: () => (
    <>
      <style>{NO_RING}</style>
      <p>
        Näheres steht in der{' '}
        <a className="no-ring" href="#hilfe">
          Hilfe
        </a>
        .
      </p>
    </>
  ),
};

const FAINT_RING = `.faint-ring:focus-visible { outline: 2px solid ${vars.color.hairline}; box-shadow: none }`;

/** A link whose focus ring can hardly be seen. */
export const FaintFocusRing: Story = {
  render: () => (
    <>
      <style>{FAINT_RING}</style>
      <p>
        Näheres steht in der{' '}
        <a className="faint-ring" href="#hilfe">
          Hilfe
        </a>
        .
      </p>
    </>
  ),
};
