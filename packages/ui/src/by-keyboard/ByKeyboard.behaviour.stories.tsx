import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AnnouncementBanners } from '../announcement-banner/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { CopiesInput } from '../copies-input/index.ts';
import { NotificationStack } from '../notification-stack/index.ts';
import { sampleColumns, sampleDetails, samplePositions } from '../order-table/fixtures.tsx';
import { OrderTable } from '../order-table/index.ts';
import { Stepper } from '../stepper/index.ts';
import { InBothLanguages, inBothLanguages } from './walk.tsx';

const meta = {
  title: 'Start/ByKeyboard/Behaviour',
  component: InBothLanguages,
  tags: ['!autodocs'],
  args: { children: () => null },
} satisfies Meta<typeof InBothLanguages>;

export default meta;
type Story = StoryObj<typeof meta>;

function StepperDemo(): ReactElement {
  const [current, setCurrent] = useState(1);
  return (
    <Stepper
      steps={['A', 'B', 'C'].map((label, index) => ({
        id: label,
        label,
        status: index < current ? 'done' : index === current ? 'current' : 'blocked',
        onSelect: () => setCurrent(index),
      }))}
    />
  );
}

/** Where one is, what is done and what is barred; back by Enter. */
export const StepperByKeyboard: Story = {
  render: () => <InBothLanguages>{() => <StepperDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tree, tabTo, press, say }) => {
      const done = say({ de: 'erledigt', en: 'done' });
      const current = say({ de: 'aktueller Schritt', en: 'current step' });
      const blocked = say({ de: 'noch nicht möglich', en: 'not possible yet' });
      tree.getByRole('navigation', {
        name: say({ de: 'Fortschritt', en: 'Progress' }),
      });
      const items = (): (string | null)[] =>
        tree.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(items()).toEqual([`A, ${done}`, `B, ${current}`, `C, ${blocked}`]);
      await tabTo('button', { name: new RegExp(`^A\\s?, ${done}$`) });
      await press('{Enter}');
      await expect(items()).toEqual([`A, ${current}`, `B, ${blocked}`, `C, ${blocked}`]);
      await expect(tree.getByRole('button', { current: 'step' })).toHaveAccessibleName(
        new RegExp(`^A\\s?, ${current}$`),
      );
    }),
};

/** The folded levels open by Enter and are the next stops. */
export const BreadcrumbsByKeyboard: Story = {
  render: () => (
    <InBothLanguages>
      {() => (
        <div style={{ maxInlineSize: '17rem' }}>
          <Breadcrumbs
            items={[{ label: 'A', href: '#/' }, { label: 'B', href: '#/b' }, { label: 'C' }]}
          />
        </div>
      )}
    </InBothLanguages>
  ),
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tree, tabTo, press, standsAt, say }) => {
      tree.getByRole('navigation', {
        name: say({ de: 'Brotkrumen-Navigation', en: 'Breadcrumbs' }),
      });
      await expect(tree.queryByRole('link', { name: 'B' })).toBeNull();
      await tabTo('button', { name: say({ de: 'Alle Ebenen anzeigen', en: 'Show all levels' }) });
      await press('{Enter}');
      await standsAt('list');
      await tabTo('link', { name: 'B' });
      await expect(tree.getByText('C')).toHaveAttribute('aria-current', 'page');
    }),
};

const works = { de: 'Wartung', en: 'Maintenance' };

/** A landmark with a name; closed by Space, and the focus is not lost. */
export const BannerByKeyboard: Story = {
  render: () => (
    <InBothLanguages>
      {() => (
        <>
          <button type="button">A</button>
          <AnnouncementBanners banners={[{ id: 'a', heading: works, message: works }]} />
        </>
      )}
    </InBothLanguages>
  ),
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tree, tabTo, press, standsAt, say }) => {
      const word = say({ de: 'Hinweis zum Betrieb', en: 'Service notice' });
      tree.getByRole('region', { name: `${word}: ${say(works)}` });
      await tabTo('button', { name: 'A' });
      await tabTo('button', { name: say({ de: 'Hinweis schließen', en: 'Close notice' }) });
      await press(' ');
      await expect(tree.queryByRole('region')).toBeNull();
      await standsAt('button', { name: 'A' });
    }),
};

function NotificationsDemo(): ReactElement {
  const [ids, setIds] = useState(['A', 'B']);
  return (
    <NotificationStack
      items={ids.map((id) => ({ id, severity: 'success', message: id, timeout: null }))}
      onDismiss={(gone) => setIds((all) => all.filter((id) => id !== gone))}
    />
  );
}

/** Spoken when they come, counted in the landmark's name, closed by Escape one after the other. */
export const NotificationsByKeyboard: Story = {
  render: () => <InBothLanguages>{() => <NotificationsDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tree, tabTo, press, standsAt, hears, say }) => {
      await hears(say({ de: 'Erledigt: A', en: 'Done: A' }));
      tree.getByRole('region', { name: say({ de: '2 Mitteilungen', en: '2 notifications' }) });
      const close = say({ de: 'Mitteilung schließen', en: 'Close notification' });
      await tabTo('button', { name: `${close}: A` });
      await press('{Escape}');
      await standsAt('button', { name: `${close}: B` });
      tree.getByRole('region', { name: say({ de: '1 Mitteilung', en: '1 notification' }) });
      await press('{Escape}');
      await waitFor(() => expect(tree.queryByRole('region')).toBeNull());
    }),
};

function TableDemo(): ReactElement {
  const [rows, setRows] = useState(samplePositions);
  return (
    <OrderTable
      caption="A"
      columns={sampleColumns}
      rows={rows}
      rowKey={({ key }) => key}
      details={sampleDetails}
      onRemove={(row) => setRows((all) => all.filter((other) => other !== row))}
      empty="B"
    />
  );
}

/** A table with a name; a row opens by Enter, says so, and goes with its button. */
export const OrderTableByKeyboard: Story = {
  render: () => <InBothLanguages>{() => <TableDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tree, tabTo, press, standsAt, hears, say }) => {
      tree.getByRole('table', { name: 'A' });
      await expect(tree.getAllByRole('row')).toHaveLength(3);
      const context = say({ de: 'Position 1, Details', en: 'item 1, details' });
      const name = new RegExp(`^Liegenschaftskarte\\s?, ${context}$`);
      await tabTo('button', { name, expanded: false });
      await press('{Enter}');
      await standsAt('button', { name, expanded: true });
      await expect(tree.getAllByRole('row')).toHaveLength(4);
      const remove = say({ de: 'Position 1 entfernen', en: 'Remove item 1' });
      await tabTo('button', { name: remove });
      await press(' ');
      await hears(say({ de: 'Position 1 wurde entfernt.', en: 'Item 1 has been removed.' }));
      await standsAt('button', { name: remove });
      await expect(tree.getAllByRole('row')).toHaveLength(2);
    }),
};

function CopiesDemo({ label }: { label: string }): ReactElement {
  const [copies, setCopies] = useState(9);
  return <CopiesInput label={label} value={copies} onValueChange={setCopies} />;
}

const copies = { de: 'Anzahl der Exemplare', en: 'Number of copies' };

/** The number by arrows and by buttons; each says the new one, and the limit. */
export const CopiesByKeyboard: Story = {
  render: () => (
    <InBothLanguages>{(locale) => <CopiesDemo label={copies[locale]} />}</InBothLanguages>
  ),
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tabTo, press, hears, say }) => {
      const input = await tabTo('spinbutton', { name: say(copies) });
      await press('{PageDown}{ArrowUp}');
      await expect(input).toHaveAttribute(
        'aria-valuetext',
        say({ de: '5 Exemplare', en: '5 copies' }),
      );
      await press('{Control>}a{/Control}9');
      const plus = say({
        de: 'Anzahl der Exemplare erhöhen',
        en: 'Increase number of copies',
      });
      const button = await tabTo('button', { name: plus });
      await press('{Enter}');
      await hears(say({ de: '10 Exemplare', en: '10 copies' }));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(input).toHaveAttribute('aria-valuenow', '10');
    }),
};
