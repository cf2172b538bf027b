import { useState } from 'react';
import type { ReactElement, Ref } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../../packages/ui/src/badge/index.ts';
import { Button } from '../../../packages/ui/src/button/index.ts';
import { Combobox } from '../../../packages/ui/src/combobox/index.ts';
import { Disclosure } from '../../../packages/ui/src/disclosure/index.ts';
import { Link } from '../../../packages/ui/src/link/index.ts';
import { MultiSelect } from '../../../packages/ui/src/multi-select/index.ts';
import { OptionMenu } from '../../../packages/ui/src/option-menu/index.ts';
import { OrderTable } from '../../../packages/ui/src/order-table/index.ts';
import { PortalProvider } from '../../../packages/ui/src/provider/index.ts';
import type { PortalLinkProps } from '../../../packages/ui/src/provider/index.ts';
import { RadioGroup } from '../../../packages/ui/src/radio-group/index.ts';
import { ResultsTable } from '../../../packages/ui/src/results-table/index.ts';
import type { ResultColumn } from '../../../packages/ui/src/results-table/index.ts';
import { Select } from '../../../packages/ui/src/select/index.ts';
import { Tabs } from '../../../packages/ui/src/tabs/index.ts';

/** What the type checker must accept, and refuse, of a page (LIB-22). */
const meta = {
  title: 'Foundations/Typed values/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  excludeStories: ['REFUSED'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SCALES = [
  { value: '500', label: '1:500' },
  { value: '1000', label: '1:1000' },
] as const;

type Scale = (typeof SCALES)[number]['value'];

/** Each setter takes a scale only: a component that passed on any text would not compile. */
function Scales(): ReactElement {
  const [scale, setScale] = useState<Scale>('500');
  const [chosen, setChosen] = useState<Scale | ''>('');
  const [several, setSeveral] = useState<readonly Scale[]>([]);
  return (
    <>
      <Select label="Auswahlfeld" items={SCALES} value={scale} onValueChange={setScale} />
      <Select
        label="Mit Platzhalter"
        placeholder="Bitte wählen"
        items={SCALES}
        value={chosen}
        onValueChange={setChosen}
      />
      <OptionMenu label="Menü" items={SCALES} value={scale} onValueChange={setScale} />
      <RadioGroup label="Optionen" items={SCALES} value={scale} onValueChange={setScale} />
      <Combobox label="Suche" items={SCALES} value={chosen} onValueChange={setChosen} />
      <MultiSelect label="Mehrere" items={SCALES} value={several} onValueChange={setSeveral} />
      <Tabs
        label="Reiter"
        items={SCALES.map((item) => ({ ...item, content: item.label }))}
        value={scale}
        onValueChange={setScale}
      />
      <output aria-label="Gewählt">{[scale, chosen, ...several].join(' ')}</output>
    </>
  );
}

const ignoreScale = (_scale: Scale): void => undefined;

/** Never rendered: each line is an error of types, or the comment above it is one. */
export const REFUSED: readonly (() => ReactElement)[] = [
  // @ts-expect-error -- the placeholder is a value, too
  () => <Select label="A" placeholder="B" items={SCALES} onValueChange={ignoreScale} />,
  // @ts-expect-error -- the selection can be cleared
  () => <Combobox label="A" items={SCALES} onValueChange={ignoreScale} />,
  // @ts-expect-error -- no such option
  () => <Select<Scale> label="A" items={SCALES} value="750" />,
  // @ts-expect-error -- no such option
  () => <RadioGroup<Scale> label="A" items={SCALES} value="750" />,
  // @ts-expect-error -- no such tab
  () => <Tabs<Scale> label="A" items={[]} value="750" />,
  // @ts-expect-error -- no such icon
  () => <Badge icon="unicorn">A</Badge>,
];

/** Components with values call their setter with these values, and nothing else. */
export const OfEachComponent: Story = {
  parameters: {
    german: 'Bestandteile mit Werten rufen ihren Setter mit genau diesen Werten auf.',
    a11y: { test: 'off', reason: 'Fields without a page: only their types and values are tested' },
  },
  render: () => <Scales />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const shown = canvas.getByRole('status', { name: 'Gewählt' });
    await userEvent.selectOptions(canvas.getByLabelText('Auswahlfeld'), '1000');
    await userEvent.selectOptions(canvas.getByLabelText('Mit Platzhalter'), '500');
    await expect(shown).toHaveTextContent('1000 500');
    await userEvent.click(canvas.getByRole('radio', { name: '1:500' }));
    await expect(shown).toHaveTextContent('500 500');
    await userEvent.click(canvas.getByRole('tab', { name: '1:1000' }));
    await expect(shown).toHaveTextContent('1000 500');
  },
};

/** A link of a router as React 19 writes it: a function with `ref` among its properties. */
function FunctionLink({
  ref,
  children,
  ...rest
}: PortalLinkProps & { readonly ref?: Ref<HTMLAnchorElement> }): ReactElement {
  return (
    <a {...rest} ref={ref} data-router="">
      {children}
    </a>
  );
}

/** `link` of the provider takes any component. */
export const LinkOfARouter: Story = {
  parameters: { german: '`link` des Providers nimmt jede Komponente an.' },
  render: () => (
    <PortalProvider link={FunctionLink}>
      <Link href="#antrag">Zum Antrag</Link>
    </PortalProvider>
  ),
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Zum Antrag' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#antrag');
  },
};

const drawing = (
  <svg viewBox="0 0 24 24" fill="currentColor" data-own="">
    <path d="M12 2 2 22h20Z" />
  </svg>
);

/** An icon of your own has the size of one of the set, and is hidden like it. */
export const OwnIcons: Story = {
  parameters: {
    german: 'Ein eigenes Symbol ist so groß wie eines der Sammlung und ebenso verborgen.',
  },
  render: () => (
    <>
      <Button icon={drawing} iconEnd="arrow-right">
        Weiter
      </Button>
      <Badge icon={drawing}>Neu</Badge>
      <Disclosure summary="Hilfe" icon={drawing}>
        Text
      </Disclosure>
    </>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Weiter');
    const [own, set] = canvasElement.querySelectorAll('button svg');
    await expect(own?.getBoundingClientRect().width).toBe(set?.getBoundingClientRect().width);
    for (const icon of canvasElement.querySelectorAll('[data-own]')) {
      await expect(icon.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  },
};

/** Columns are a plain array, which may be made by a function. */
export const PlainColumns: Story = {
  parameters: {
    german: 'Spalten sind ein einfaches Array, das auch eine Funktion liefern kann.',
    a11y: { test: 'off', reason: 'Two tables of one column without a page' },
  },
  render: () => {
    const columns: readonly ResultColumn<string>[] = ['Name'].map((header) => ({
      id: header,
      header,
      cell: (row) => row,
    }));
    return (
      <>
        <OrderTable
          caption="Positionen"
          columns={columns}
          rows={['Karte']}
          rowKey={(row) => row}
          empty="Nichts"
        />
        <ResultsTable
          columns={columns}
          rows={['Karte']}
          rowKey={(row) => row}
          rowLabel={(row) => row}
          selectedKey={null}
          onSelectedKeyChange={() => undefined}
        />
      </>
    );
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('Karte')).toHaveLength(2);
  },
};
