import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { INPUTS, LARGE, nameOf, SIDES, valuesOf } from './as-native.tsx';
import { Field } from './index.ts';

type Values = Record<string, string | boolean>;

const INITIAL: Values = Object.fromEntries(
  SIDES.flatMap((side) => INPUTS.map(({ id, initial }) => [nameOf(side, id), initial])),
);

const send = fn<(values: Values) => void>();

interface FormProps {
  readonly initial?: Values | undefined;
  readonly disabled?: boolean | undefined;
}

function Buttons({ onReset }: { onReset?: () => void }): ReactElement {
  return (
    <>
      <button type="submit">Senden</button>
      <button type={onReset ? 'button' : 'reset'} onClick={onReset}>
        Zurücksetzen
      </button>
    </>
  );
}

function Registered({ initial, disabled }: FormProps): ReactElement {
  const { register, handleSubmit, reset } = useForm<Values>({ defaultValues: initial ?? {} });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
      {INPUTS.map(({ id, native, part }) => (
        <div key={id}>
          {native(register(nameOf('native', id), { disabled }))}
          {part(register(nameOf('part', id), { disabled }))}
        </div>
      ))}
      <Buttons onReset={() => reset()} />
    </form>
  );
}

function ControlledPair({
  row,
  control,
}: {
  row: (typeof INPUTS)[number];
  control: Control<Values>;
}): ReactElement {
  return (
    <>
      <Controller
        name={nameOf('native', row.id)}
        control={control}
        render={({ field }) => row.controlledNative(field)}
      />
      <Controller
        name={nameOf('part', row.id)}
        control={control}
        render={({ field }) => row.controlledPart(field)}
      />
    </>
  );
}

function ByController({ disabled }: FormProps): ReactElement {
  const { control, handleSubmit, reset } = useForm<Values>({ defaultValues: INITIAL, disabled });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
      {INPUTS.map((row) => (
        <ControlledPair key={row.id} row={row} control={control} />
      ))}
      <Buttons onReset={() => reset()} />
    </form>
  );
}

function InNativeForm({ initial, disabled }: FormProps): ReactElement {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const values = [...new FormData(event.currentTarget)].map(([key, value]) => [
          key,
          typeof value === 'string' ? value : value.name,
        ]);
        send(Object.fromEntries(values));
      }}
    >
      {INPUTS.map(({ id, native, part }) => {
        const value = initial?.[nameOf('part', id)];
        const attributes = {
          disabled,
          ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value }),
        };
        return (
          <div key={id}>
            {native({ name: nameOf('native', id), ...attributes })}
            {part({ name: nameOf('part', id), ...attributes })}
          </div>
        );
      })}
      <Buttons />
    </form>
  );
}

const several = fn<(values: { readonly native: string[]; readonly part: string[] }) => void>();

function Several(): ReactElement {
  const { register, handleSubmit, reset } = useForm({
    defaultValues: { native: ['pdf'], part: ['pdf'] },
  });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => several(values))(event)}>
      {['pdf', 'paper', 'data'].map((value) => (
        <div key={value}>
          <input
            type="checkbox"
            style={LARGE}
            value={value}
            aria-label={`native-${value}`}
            {...register('native')}
          />
          <Checkbox value={value} label={`part-${value}`} {...register('part')} />
        </div>
      ))}
      <Buttons onReset={() => reset()} />
    </form>
  );
}

/** Submits the form. @returns the values of the native elements and of the parts */
async function submitted(canvasElement: HTMLElement): Promise<Record<string, unknown>[]> {
  send.mockClear();
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const values = send.mock.lastCall?.[0] ?? {};
  return SIDES.map((side) => valuesOf(side, values));
}

async function expectSame(canvasElement: HTMLElement): Promise<Record<string, unknown>> {
  const [native = {}, part = {}] = await submitted(canvasElement);
  const expected = INPUTS.map(({ id, insteadOfNone }) => [
    id,
    native[id] === '' ? (insteadOfNone ?? '') : native[id],
  ]);
  await expect(part).toEqual(Object.fromEntries(expected));
  return native;
}

/** Compares the initial values, those after a change of each input and those after a reset. */
async function compare(canvasElement: HTMLElement): Promise<void> {
  const initial = await expectSame(canvasElement);
  for (const { id, change } of INPUTS) {
    for (const side of SIDES) await change(canvasElement, nameOf(side, id));
  }
  const changed = await expectSame(canvasElement);
  for (const { id } of INPUTS) await expect(changed[id]).not.toEqual(initial[id]);
  // A box that is ticked again has the value it had.
  for (const { id, change } of INPUTS.filter((row) => row.id === 'checkbox')) {
    for (const side of SIDES) await change(canvasElement, nameOf(side, id));
  }
  await expectSame(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(async () => expect(await expectSame(canvasElement)).toEqual(initial));
}

/** Every input beside the native element that it replaces, in the same form (LIB-11). */
const meta = {
  title: 'Forms/Field/As native/Behaviour',
  component: Field,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Formular', children: () => null },
  parameters: {
    a11y: { test: 'off', reason: 'Native elements beside the parts, without styles, to compare.' },
  },
  beforeEach: () => {
    send.mockClear();
    several.mockClear();
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With `register` of React Hook Form each input has the values of the native element (LIB-11). */
export const RegisteredAsNative: Story = {
  parameters: {
    german:
      'Mit `register` von React Hook Form hat jedes Feld dieselben Werte wie das native Element (LIB-11).',
  },
  render: () => <Registered initial={INITIAL} />,
  async play({ canvasElement }) {
    await compare(canvasElement);
  },
};

/** Without initial values as well (LIB-11). */
export const RegisteredWithoutDefaults: Story = {
  parameters: { german: 'Auch ohne anfängliche Werte (LIB-11).' },
  render: () => <Registered />,
  async play({ canvasElement }) {
    await compare(canvasElement);
  },
};

/** With `Controller`, whose `field` is passed on as to a native element (LIB-11). */
export const ControllerAsNative: Story = {
  parameters: {
    german:
      'Mit `Controller`, dessen `field` wie bei einem nativen Element weitergegeben wird (LIB-11).',
  },
  render: () => <ByController />,
  async play({ canvasElement }) {
    await compare(canvasElement);
  },
};

/** In a form without a library, with initial values (LIB-11). */
export const NativeFormAsNative: Story = {
  parameters: { german: 'In einem Formular ohne Bibliothek, mit anfänglichen Werten (LIB-11).' },
  render: () => <InNativeForm initial={INITIAL} />,
  async play({ canvasElement }) {
    await compare(canvasElement);
  },
};

/** Disabled inputs have and submit what native ones do, with `register`, `Controller` and without a library (LIB-11). */
export const DisabledAsNative: Story = {
  parameters: {
    german:
      'Deaktivierte Felder haben und senden dasselbe wie native: mit `register`, `Controller` und ohne Bibliothek (LIB-11).',
  },
  render: () => (
    <>
      <div data-testid="registered">
        <Registered initial={INITIAL} disabled />
      </div>
      <div data-testid="controller">
        <ByController disabled />
      </div>
      <div data-testid="native">
        <InNativeForm initial={INITIAL} disabled />
      </div>
    </>
  ),
  async play({ canvasElement }) {
    for (const id of ['registered', 'controller', 'native']) {
      await expectSame(within(canvasElement).getByTestId(id));
    }
  },
};

/** Several checkboxes with one name have an array of their values, as native ones (LIB-11). */
export const ArrayOfCheckboxes: Story = {
  parameters: {
    german:
      'Mehrere Kästchen mit demselben Namen ergeben eine Liste ihrer Werte, wie native (LIB-11).',
  },
  render: () => <Several />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const submit = async (): Promise<readonly string[]> => {
      several.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
      await waitFor(() => expect(several).toHaveBeenCalledOnce());
      const { native = [], part = [] } = several.mock.lastCall?.[0] ?? {};
      await expect(part).toEqual(native);
      return part;
    };
    const toggle = async (value: string): Promise<void> => {
      for (const side of SIDES) {
        await userEvent.click(canvas.getByRole('checkbox', { name: `${side}-${value}` }));
      }
    };
    await expect(await submit()).toEqual(['pdf']);
    await toggle('data');
    await expect(await submit()).toEqual(['pdf', 'data']);
    await toggle('pdf');
    await expect(await submit()).toEqual(['data']);
    await toggle('data');
    await expect(await submit()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(async () => expect(await submit()).toEqual(['pdf']));
  },
};
