import '@portal/ui/themes.css';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Accordion } from '@portal/ui/accordion';
import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { CopiesInput } from '@portal/ui/copies-input';
import { InlineMessage } from '@portal/ui/inline-message';
import { NotificationStack } from '@portal/ui/notification-stack';
import { OrderTable } from '@portal/ui/order-table';
import { PortalProvider } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import { Stepper } from '@portal/ui/stepper';
import { Tabs } from '@portal/ui/tabs';
import { crumbs, items, questions, scales, steps, tabs } from './data.ts';
import type { Item } from './data.ts';

function Choices(): ReactElement {
  const [tab, setTab] = useState('address');
  const [copies, setCopies] = useState(1);
  const [scale, setScale] = useState('1:500');
  const [paper, setPaper] = useState(false);
  return (
    <>
      <Tabs label="Suche" items={tabs} value={tab} onValueChange={setTab} />
      <CopiesInput label="Anzahl der Exemplare" value={copies} onValueChange={setCopies} />
      <RadioGroup
        label="Maßstab"
        items={scales.map((value) => ({ value, label: value }))}
        value={scale}
        onValueChange={setScale}
      />
      <Accordion items={questions} />
      <Checkbox label="Papier" checked={paper} onCheckedChange={setPaper} />
    </>
  );
}

/** The eleven components of the package. */
function Page(): ReactElement {
  const [warned, setWarned] = useState(true);
  const [saved, setSaved] = useState(true);
  return (
    <PortalProvider>
      <Breadcrumbs items={crumbs.map((label) => ({ label, href: '/' }))} />
      <Stepper
        items={steps.map((label, index) => ({
          id: label,
          label,
          status: index === 0 ? 'current' : 'upcoming',
        }))}
      />
      {warned && (
        <InlineMessage actions={<Button onClick={() => setWarned(false)}>Schließen</Button>}>
          Heute Abend wird gewartet.
        </InlineMessage>
      )}
      <NotificationStack
        items={saved ? [{ id: 'saved', tone: 'success', message: 'Gespeichert.' }] : []}
        onDismiss={() => setSaved(false)}
      />
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={[{ id: 'product', header: 'Produkt', cell: (item: Item) => item.product }]}
        rows={items}
        rowKey={({ id }) => id}
        details={({ details }) => details}
        empty="Noch kein Auszug"
      />
      <Choices />
      <Button variant="primary">Weiter</Button>
    </PortalProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
