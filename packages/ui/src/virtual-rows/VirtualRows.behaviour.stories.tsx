import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import stories from './VirtualRows.stories.tsx';
import type { WithoutPages } from './VirtualRows.stories.tsx';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Data/VirtualRows/Behaviour',
  component: stories.component,
  tags: ['!autodocs', 'behaviour'],
  args: { count: 10_000 },
} satisfies Meta<typeof stories.component>;

export default meta;
type Story = StoryObj<typeof WithoutPages>;

const rowsIn = (canvasElement: HTMLElement): readonly HTMLElement[] =>
  within(canvasElement).getAllByRole('row');

const lastRow = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement).findByRole(
    'rowheader',
    { name: /^Ärztliches Gutachten 10000/ },
    { timeout: 10_000 },
  );

/** Of 10,000 rows those near the window are in the DOM; their numbers and the number of all are exposed. */
export const NearTheWindow: Story = {
  parameters: {
    german:
      'Von 10.000 Zeilen stehen die nahe am Fenster im DOM. Ihre Nummern und die Zahl aller sind auslesbar.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeLessThan(301));
    const [head, first] = rowsIn(canvasElement);
    await expect(head).toHaveAttribute('aria-rowindex', '1');
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    canvasElement.ownerDocument.documentElement.scrollTo({ top: 1e9 });
    const last = await lastRow(canvasElement);
    await waitFor(() => expect(last).toBeInTheDocument());
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeLessThan(301));
  },
};

/** Tab reaches the next row beyond those that were rendered first. */
export const ByTab: Story = {
  parameters: { german: 'Tab erreicht auch Zeilen, die anfangs nicht da waren.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const fiftieth = canvas.getByRole('checkbox', { name: /: Ärztliches Gutachten 50$/ });
    fiftieth.focus();
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /: Parkausweis 51$/ })).toBeInTheDocument(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /: Parkausweis 51$/ })).toHaveFocus();
  },
};

/** A row with the focus stays, and one that was opened is open when it comes back. */
export const FocusAndOpenRows: Story = {
  parameters: {
    german:
      'Eine Zeile mit Fokus bleibt da. Eine geöffnete Zeile ist wieder offen, wenn sie zurückkommt.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const page = canvasElement.ownerDocument.documentElement;
    const toggle = canvas.getByRole('button', { name: /^Baugerüst 2 / });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Aktenzeichen 2026-8')).toBeVisible();
    page.scrollTo({ top: 1e9 });
    await lastRow(canvasElement);
    await expect(toggle).toHaveFocus();
    canvas.getByRole('searchbox').focus({ preventScroll: true });
    page.scrollTo({ top: 1e5 });
    await waitFor(() => expect(canvas.queryByText('Aktenzeichen 2026-8')).toBeNull());
    page.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText('Aktenzeichen 2026-8')).toBeVisible());
  },
};

/** In a container that scrolls, its rows come as on a page that does. */
export const InAContainer: Story = {
  parameters: { german: 'In einem rollenden Kasten kommen die Zeilen wie auf einer Seite.' },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      <section aria-label="Anträge" tabIndex={0} style={{ blockSize: '24rem', overflowY: 'auto' }}>
        {Story()}
      </section>
    ),
  ],
  async play({ canvasElement }) {
    const container = canvasElement.querySelector('section');
    await waitFor(() => expect(rowsIn(canvasElement).length).toBeLessThan(301));
    container?.scrollTo({ top: 1e9 });
    await expect(await lastRow(canvasElement)).toBeInTheDocument();
  },
};

/** In print every row is there. */
export const Printed: Story = {
  args: { count: 500 },
  parameters: { german: 'Im Druck sind alle Zeilen da.' },
  async play({ canvasElement }) {
    const rows = () => canvasElement.querySelectorAll('tbody tr[aria-rowindex]');
    await waitFor(() => expect(rows().length).toBeLessThan(301));
    // The event listener is added in an effect, which may run after the play function begins.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect(rows()).toHaveLength(500);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows().length).toBeLessThan(301));
  },
};

/** One checkbox selects all rows, also those that are not in the DOM. */
export const AllSelected: Story = {
  parameters: { german: 'Ein Kästchen wählt alle Zeilen, auch die nicht im DOM stehen.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(?:Alle Zeilen|All rows)$/ }));
    await expect(canvas.getByText(/^10[.,]?000 (?:ausgewählt|selected)$/)).toBeVisible();
  },
};
