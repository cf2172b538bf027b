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
import { InBothLanguages, inBothLanguages } from './keyboard-session.tsx';

const meta = {
  title: 'Patterns/ByKeyboard/Behaviour',
  component: InBothLanguages,
  tags: ['!autodocs', 'behaviour'],
  args: { children: () => null },
} satisfies Meta<typeof InBothLanguages>;

export default meta;
type Story = StoryObj<typeof meta>;

function StepperDemo(): ReactElement {
  const [current, setCurrent] = useState(1);
  return (
    <Stepper
      items={['A', 'B', 'C'].map((label, index) => ({
        id: label,
        label,
        status: index < current ? 'done' : index === current ? 'current' : 'blocked',
        onClick: () => setCurrent(index),
      }))}
    />
  );
}

/** The status of each step is text; Enter goes back to a done step. */
export const StepperByKeyboard: Story = {
  parameters: {
    german:
      'Der Stand jedes Schritts steht als Text da; Enter führt zu einem erledigten Schritt zurück.',
  },
  render: () => <InBothLanguages>{() => <StepperDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ canvas, tabTo, press, translate }) => {
      const done = translate({ de: 'erledigt', en: 'done' });
      const blocked = translate({ de: 'noch nicht möglich', en: 'not possible yet' });
      canvas.getByRole('navigation', {
        name: translate({ de: 'Fortschritt', en: 'Progress' }),
      });
      const items = (): (string | null)[] =>
        canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(items()).toEqual([`A ${done}`, '2B', `C ${blocked}`]);
      await tabTo('button', { name: `A ${done}` });
      await press('{Enter}');
      await expect(items()).toEqual(['1A', `B ${blocked}`, `C ${blocked}`]);
      await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName('A');
    }),
};

/** Enter shows the collapsed levels and moves the focus to the first of them. */
export const BreadcrumbsByKeyboard: Story = {
  parameters: {
    german:
      'Die Eingabetaste zeigt die eingeklappten Ebenen und setzt den Fokus auf die erste von ihnen.',
  },
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
    inBothLanguages(canvasElement, async ({ canvas, tabTo, press, expectFocus, translate }) => {
      canvas.getByRole('navigation', {
        name: translate({ de: 'Brotkrumen-Navigation', en: 'Breadcrumbs' }),
      });
      await expect(canvas.queryByRole('link', { name: 'B' })).toBeNull();
      await tabTo('button', {
        name: translate({ de: 'Alle Ebenen anzeigen', en: 'Show all levels' }),
      });
      await press('{Enter}');
      await expectFocus('link', { name: 'B' });
      await expect(canvas.getByText('C')).toHaveAttribute('aria-current', 'page');
    }),
};

const maintenance = { de: 'Wartung', en: 'Maintenance' };

/** A named landmark; Space closes it and the focus returns. */
export const BannerByKeyboard: Story = {
  parameters: {
    german: 'Ein benannter Bereich; die Leertaste schließt ihn, und der Fokus kehrt zurück.',
  },
  render: () => (
    <InBothLanguages>
      {() => (
        <>
          <button type="button">A</button>
          <AnnouncementBanners items={[{ id: 'a', heading: maintenance, message: maintenance }]} />
        </>
      )}
    </InBothLanguages>
  ),
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ canvas, tabTo, press, expectFocus, translate }) => {
      const tone = translate({ de: 'Hinweis zum Betrieb', en: 'Service notice' });
      canvas.getByRole('region', { name: `${tone}: ${translate(maintenance)}` });
      await tabTo('button', { name: 'A' });
      await tabTo('button', { name: translate({ de: 'Hinweis schließen', en: 'Close notice' }) });
      await press(' ');
      await expectFocus('button', { name: 'A' });
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    }),
};

function NotificationsDemo(): ReactElement {
  const [ids, setIds] = useState(['A', 'B']);
  return (
    <NotificationStack
      items={ids.map((id) => ({ id, tone: 'success', message: id, timeout: null }))}
      onDismiss={(dismissed) => setIds((all) => all.filter((id) => id !== dismissed))}
    />
  );
}

/** Announced when they appear, counted in the landmark's name, closed by Escape one by one. */
export const NotificationsByKeyboard: Story = {
  parameters: {
    german:
      'Mitteilungen werden beim Erscheinen angesagt, im Namen des Bereichs gezählt und mit Escape nacheinander geschlossen.',
  },
  render: () => <InBothLanguages>{() => <NotificationsDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(
      canvasElement,
      async ({ canvas, tabTo, press, expectFocus, expectAnnouncement, translate }) => {
        await expectAnnouncement(translate({ de: 'Erledigt: A', en: 'Done: A' }));
        canvas.getByRole('region', {
          name: translate({ de: '2 Mitteilungen', en: '2 notifications' }),
        });
        const close = translate({ de: 'Mitteilung schließen', en: 'Close notification' });
        await tabTo('button', { name: `${close}: A` });
        await press('{Escape}');
        await expectFocus('button', { name: `${close}: B` });
        canvas.getByRole('region', {
          name: translate({ de: '1 Mitteilung', en: '1 notification' }),
        });
        await press('{Escape}');
        await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
      },
    ),
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

/** A named table; Enter opens a row, Space on its remove button removes it. */
export const OrderTableByKeyboard: Story = {
  parameters: {
    german:
      'Eine benannte Tabelle; Enter öffnet eine Zeile, die Leertaste auf „Entfernen“ entfernt sie.',
  },
  render: () => <InBothLanguages>{() => <TableDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(
      canvasElement,
      async ({ canvas, tabTo, press, expectFocus, expectAnnouncement, translate }) => {
        canvas.getByRole('table', { name: 'A' });
        await expect(canvas.getAllByRole('row')).toHaveLength(3);
        const context = translate({ de: 'Position 1, Details', en: 'item 1, details' });
        const name = `Liegenschaftskarte (${context})`;
        await tabTo('button', { name, expanded: false });
        await press('{Enter}');
        await expectFocus('button', { name, expanded: true });
        await expect(canvas.getAllByRole('row')).toHaveLength(4);
        const remove = translate({ de: 'Position 1 entfernen', en: 'Remove item 1' });
        await tabTo('button', { name: remove });
        await press(' ');
        await expectAnnouncement(
          translate({ de: 'Position 1 wurde entfernt.', en: 'Item 1 has been removed.' }),
        );
        await expectFocus('button', { name: remove });
        await expect(canvas.getAllByRole('row')).toHaveLength(2);
      },
    ),
};

function CopiesDemo({ label }: { label: string }): ReactElement {
  const [copies, setCopies] = useState(9);
  return <CopiesInput label={label} value={copies} onValueChange={setCopies} />;
}

const copies = { de: 'Anzahl der Exemplare', en: 'Number of copies' };

/** Arrow keys and buttons change the number; the new number and the limit are announced. */
export const CopiesByKeyboard: Story = {
  parameters: {
    german:
      'Pfeiltasten und Schaltflächen ändern die Zahl; die neue Zahl und die Grenze werden angesagt.',
  },
  render: () => (
    <InBothLanguages>{(locale) => <CopiesDemo label={copies[locale]} />}</InBothLanguages>
  ),
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ tabTo, press, expectAnnouncement, translate }) => {
      const input = await tabTo('spinbutton', { name: translate(copies) });
      await press('{PageDown}{ArrowUp}');
      await expect(input).toHaveAttribute(
        'aria-valuetext',
        translate({ de: '5 Exemplare', en: '5 copies' }),
      );
      await press('{Control>}a{/Control}9');
      const plus = translate({
        de: 'Anzahl der Exemplare erhöhen',
        en: 'Increase Number of copies',
      });
      const button = await tabTo('button', { name: plus });
      await press('{Enter}');
      await expectAnnouncement(translate({ de: '10 Exemplare', en: '10 copies' }));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(input).toHaveAttribute('aria-valuenow', '10');
    }),
};
