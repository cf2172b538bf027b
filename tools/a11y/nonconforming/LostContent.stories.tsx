import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Each story loses something on purpose: `gate.long.test.ts` proves that the gate refuses it. */
const meta = {
  title: 'Nonconforming/Lost content',
  tags: ['!dev', '!autodocs', '!test', 'nonconforming'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const FAINT_PLACEHOLDER = `.faint::placeholder { color: ${vars.color.hairline} }`;

/** A field whose placeholder, if it had one, could hardly be read. */
export const FaintPlaceholder: Story = {
  render: () => (
    <>
      <style>{FAINT_PLACEHOLDER}</style>
      <label>
        Ort
        <input
          className="faint"
          type="text"
          style={{ minBlockSize: vars.target, borderColor: vars.color.controlEdge }}
        />
      </label>
    </>
  ),
};

/** A closed section that is only squeezed: it is read, and Tab reaches its link. */
export const HiddenButShown: Story = {
  render: () => (
    <div hidden style={{ display: 'block', blockSize: 0, overflow: 'hidden' }}>
      <a href="#gebuehren">Gebühren</a>
    </div>
  ),
};

/** A button of a fixed height, in which a longer text is cut off. */
export const CutText: Story = {
  render: () => (
    <button
      type="button"
      style={{ blockSize: 44, inlineSize: 120, overflow: 'hidden', borderColor: vars.color.ink }}
    >
      Auszug aus dem Liegenschaftskataster bestellen
    </button>
  ),
};

/** Cells of a fixed height below each other, from one of which a long name juts out. */
export const CellsOnEachOther: Story = {
  parameters: { everyWidth: true },
  render: () => (
    <table>
      <tbody>
        <tr style={{ display: 'grid' }}>
          <td style={{ blockSize: 20, inlineSize: 90 }}>Flurstücks- und Eigentumsnachweis</td>
          <td style={{ blockSize: 20 }}>Lindenau, Flur 3</td>
        </tr>
      </tbody>
    </table>
  ),
};

/** An icon on the left also in a page that is written from right to left. */
export const IconOnText: Story = {
  render: () => (
    <p style={{ position: 'relative', inlineSize: '8rem', paddingInlineStart: '2rem' }}>
      <svg
        aria-hidden="true"
        width={16}
        height={16}
        style={{ position: 'absolute', left: 4, top: 4, forcedColorAdjust: 'auto' }}
      >
        <circle cx={8} cy={8} r={6} fill="currentColor" />
      </svg>
      Die Karte zeigt Ihr Flurstück und seine Nachbarn.
    </p>
  ),
};

/** A field that only its marking says is required. */
export const RequiredForTheEyes: Story = {
  render: () => (
    <>
      <label htmlFor="plan">Lageplan</label>{' '}
      <span id="plan-marking" data-requirement="required">
        Pflichtangabe
      </span>
      <input
        id="plan"
        type="file"
        style={{ minBlockSize: vars.target, borderColor: vars.color.controlEdge }}
      />
    </>
  ),
};

/** Rows that are cards, without the names of their columns. */
export const CardWithoutHeaders: Story = {
  render: () => (
    <table>
      <thead style={{ display: 'none' }}>
        <tr>
          <th scope="col">Auszug</th>
          <th scope="col">Gebühr</th>
        </tr>
      </thead>
      <tbody>
        <tr style={{ display: 'block' }}>
          <th scope="row" style={{ display: 'block' }}>
            Flurkarte
          </th>
          <td style={{ display: 'block' }}>25 Euro</td>
        </tr>
      </tbody>
    </table>
  ),
};

const LOST_TICK = `@media (forced-colors: active) {
  .lost-tick, .lost-tick svg { forced-color-adjust: none; color: Canvas; background: Canvas; }
}`;

/** A box whose tick has the colour of its ground in forced colours. */
export const TickInForcedColors: Story = {
  render: () => (
    <>
      <style>{LOST_TICK}</style>
      <button
        type="button"
        className="lost-tick"
        aria-label="Papier"
        aria-pressed="true"
        style={{ inlineSize: vars.target, blockSize: vars.target }}
      >
        <svg aria-hidden="true" width={16} height={16}>
          <circle cx={8} cy={8} r={6} fill="currentColor" />
        </svg>
      </button>
    </>
  ),
};

/** Cells that fit beside each other only while one of them has a long word. */
export const UnbrokenCells: Story = {
  render: () => (
    <table>
      <tbody>
        <tr>
          <th scope="row" style={{ overflowWrap: 'normal' }}>
            Gemarkung
          </th>
          <td style={{ overflowWrap: 'normal' }}>Lindenau</td>
          <td style={{ overflowWrap: 'normal' }}>Ackerland</td>
        </tr>
      </tbody>
    </table>
  ),
};
