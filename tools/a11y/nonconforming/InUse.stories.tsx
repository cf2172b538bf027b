import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { userEvent } from 'storybook/test';

/** What is wrong in a state, in use, or in a page that is written from right to left; see `gate.long.test.ts`. */
const meta = {
  title: 'Nonconforming/In use',
  tags: ['!dev', '!autodocs', '!test', 'nonconforming'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const target = { minInlineSize: vars.target, minBlockSize: vars.target };

/** The current page looks like the others. */
export const UnseenState: Story = {
  render: () => (
    <nav aria-label="Seiten">
      <button type="button" style={target} aria-current="page">
        1
      </button>
      <button type="button" style={target}>
        2
      </button>
    </nav>
  ),
};

/** A mark at the left, in both writing directions. */
export const LeftInBothDirections: Story = {
  render: () => <p style={{ borderLeft: `6px solid ${vars.color.action}` }}>Achtung</p>,
};

const FAINT_ON_HOVER = `
  .faint-on-hover { color: ${vars.color.ink}; background: ${vars.color.paper} }
  .faint-on-hover:hover { color: ${vars.color.paper} }`;

/** Text that cannot be read while the pointer is on it. */
export const FaintOnHover: Story = {
  render: () => (
    <>
      <style>{FAINT_ON_HOVER}</style>
      {/* Not in the corner, where the pointer is. */}
      <button type="button" className="faint-on-hover" style={{ ...target, margin: 64 }}>
        Weiter
      </button>
    </>
  ),
};

/** A box that is fixed to the window and wider than it: the page cannot be scrolled to it. */
export const FixedAndTooWide: Story = {
  render: () => (
    <div style={{ position: 'fixed', insetInlineStart: 0, inlineSize: 400 }}>Zu breit</div>
  ),
};

/** An icon beside a text that can hardly be seen. */
export const FaintIconBesideText: Story = {
  render: () => (
    <p style={{ background: vars.color.paper }}>
      <svg
        aria-hidden="true"
        width={16}
        height={16}
        style={{ color: vars.color.hairline, forcedColorAdjust: 'auto' }}
      >
        <circle cx={8} cy={8} r={6} fill="currentColor" />
      </svg>{' '}
      Ausstehend
    </p>
  ),
};

function VanishingButton(): ReactElement {
  const [isShown, setShown] = useState(true);
  return isShown ? (
    <button type="button" style={target} onClick={() => setShown(false)}>
      Wiederherstellen
    </button>
  ) : (
    <p>Wiederhergestellt</p>
  );
}

/** A button that its press removes: nothing has the focus afterwards. */
export const FocusOnBody: Story = {
  tags: ['gate-only'],
  render: () => <VanishingButton />,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
