import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { ControllerRenderProps, UseFormRegisterReturn } from 'react-hook-form';
import { userEvent, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CopiesInput } from '../copies-input/index.ts';
import { DateField } from '../date-field/index.ts';
import { iban, MaskedField } from '../masked-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

/** The attributes of a native form, or those that `register` returns. */
export type Attributes = Partial<UseFormRegisterReturn> & {
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly defaultChecked?: boolean | undefined;
};

/** What a `Controller` hands to its field. */
export type Controlled = ControllerRenderProps<Record<string, string | boolean>>;

/** One input of the library beside the native element that it replaces. */
export interface InputRow {
  readonly id: string;
  /** The value before a person changes it, and after that, as both are submitted by a native form. */
  readonly initial: string | boolean;
  readonly changed: string | boolean;
  /** The part has this value where the native element has none. */
  readonly insteadOfNone?: string;
  readonly native: (attributes: Attributes) => ReactElement;
  readonly part: (attributes: Attributes) => ReactElement;
  readonly controlledNative: (field: Controlled) => ReactElement;
  readonly controlledPart: (field: Controlled) => ReactElement;
  /** Changes the input with this label as a person does. */
  readonly change: (canvas: HTMLElement, label: string) => Promise<void>;
}

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** The gate measures the targets of the native elements, too. */
export const LARGE = { inlineSize: '24px', blockSize: '24px' } as const;

const textOf = (field: Controlled): string => (typeof field.value === 'string' ? field.value : '');

function NativeRadios({
  defaultValue,
  value,
  ...rest
}: ComponentPropsWithRef<'input'>): ReactElement {
  return (
    <fieldset>
      <legend>{rest.name}</legend>
      {OPTIONS.map((option) => (
        <label key={option.value}>
          <input
            {...rest}
            style={LARGE}
            type="radio"
            value={option.value}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

function NativeSelect({
  empty,
  ...rest
}: ComponentPropsWithRef<'select'> & { readonly empty?: boolean }): ReactElement {
  return (
    <select {...rest} aria-label={rest.name}>
      {empty && <option value="">-</option>}
      {OPTIONS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

async function typeInto(canvas: HTMLElement, label: string): Promise<void> {
  const input = within(canvas).getByRole('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, 'b');
}

async function choose(canvas: HTMLElement, label: string): Promise<void> {
  const control = within(canvas).getByRole('combobox', { name: label });
  if (control instanceof HTMLSelectElement) {
    await userEvent.selectOptions(control, 'b');
    return;
  }
  await userEvent.click(control);
  const options = within(canvas).getAllByRole('option', { name: 'B' });
  // Native selects have options with this name, too.
  const [own] = options.filter((option) => !(option instanceof HTMLOptionElement));
  if (!own) throw new Error('The combobox shows no option.');
  await userEvent.click(own);
}

type BoxProps = Omit<Attributes, 'onChange' | 'onBlur'> &
  Pick<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'checked'> & {
    readonly label: string;
  };

/** The row of a part that replaces a native checkbox. */
const boxOf = (role: 'checkbox' | 'switch', part: (props: BoxProps) => ReactElement): InputRow => ({
  id: role,
  initial: true,
  changed: false,
  native: (attributes) => (
    <input {...attributes} type="checkbox" style={LARGE} aria-label={attributes.name} />
  ),
  part: (attributes) => part({ ...attributes, label: attributes.name }),
  controlledNative: ({ value, ...field }) => (
    <input
      {...field}
      type="checkbox"
      style={LARGE}
      checked={value === true}
      aria-label={field.name}
    />
  ),
  controlledPart: ({ value, ...field }) =>
    part({ ...field, checked: value === true, label: field.name }),
  change: async (canvas, label) => {
    const own = label.startsWith('native') ? 'checkbox' : role;
    await userEvent.click(within(canvas).getByRole(own, { name: label }));
  },
});

/** Every input that a form can replace a native element with, and one change of each. */
export const INPUTS: readonly InputRow[] = [
  {
    id: 'text',
    initial: 'a',
    changed: 'b',
    native: (attributes) => <input {...attributes} aria-label={attributes.name} />,
    part: (attributes) => <TextField {...attributes} label={attributes.name} />,
    controlledNative: (field) => <input {...field} value={textOf(field)} aria-label={field.name} />,
    controlledPart: (field) => <TextField {...field} value={textOf(field)} label={field.name} />,
    change: typeInto,
  },
  {
    id: 'area',
    initial: 'a',
    changed: 'b',
    native: (attributes) => <textarea {...attributes} aria-label={attributes.name} />,
    part: (attributes) => (
      <TextArea {...attributes} maxLength={undefined} label={attributes.name} />
    ),
    controlledNative: (field) => (
      <textarea {...field} value={textOf(field)} aria-label={field.name} />
    ),
    controlledPart: (field) => <TextArea {...field} value={textOf(field)} label={field.name} />,
    change: typeInto,
  },
  {
    id: 'select',
    initial: 'a',
    changed: 'b',
    native: (attributes) => <NativeSelect {...attributes} />,
    part: (attributes) => <Select {...attributes} items={OPTIONS} label={attributes.name} />,
    controlledNative: (field) => <NativeSelect {...field} value={textOf(field)} />,
    controlledPart: (field) => (
      <Select {...field} value={textOf(field)} items={OPTIONS} label={field.name} />
    ),
    change: choose,
  },
  {
    id: 'combobox',
    initial: 'a',
    changed: 'b',
    native: (attributes) => <NativeSelect empty {...attributes} />,
    part: (attributes) => <Combobox {...attributes} items={OPTIONS} label={attributes.name} />,
    controlledNative: (field) => <NativeSelect empty {...field} value={textOf(field)} />,
    controlledPart: (field) => (
      <Combobox {...field} value={textOf(field)} items={OPTIONS} label={field.name} />
    ),
    change: choose,
  },
  {
    id: 'radio',
    initial: 'a',
    changed: 'b',
    native: (attributes) => <NativeRadios {...attributes} />,
    part: (attributes) => <RadioGroup {...attributes} items={OPTIONS} label={attributes.name} />,
    controlledNative: (field) => <NativeRadios {...field} value={textOf(field)} />,
    controlledPart: (field) => (
      <RadioGroup {...field} value={textOf(field)} items={OPTIONS} label={field.name} />
    ),
    change: async (canvas, label) => {
      const group = within(canvas).getByRole(label.startsWith('native') ? 'group' : 'radiogroup', {
        name: label,
      });
      await userEvent.click(within(group).getByRole('radio', { name: 'B' }));
    },
  },
  boxOf('checkbox', (props) => <Checkbox {...props} />),
  boxOf('switch', (props) => <Switch {...props} />),
  {
    id: 'date',
    initial: '1980-02-05',
    changed: '1981-02-05',
    native: (attributes) => <input {...attributes} aria-label={attributes.name} />,
    part: (attributes) => <DateField {...attributes} label={attributes.name} />,
    controlledNative: (field) => <input {...field} value={textOf(field)} aria-label={field.name} />,
    controlledPart: (field) => <DateField {...field} value={textOf(field)} label={field.name} />,
    change: async (canvas, label) => {
      if (label.startsWith('native')) {
        const input = within(canvas).getByRole('textbox', { name: label });
        await userEvent.clear(input);
        await userEvent.type(input, '1981-02-05');
        return;
      }
      const group = within(within(canvas).getByRole('group', { name: label }));
      for (const [at, text] of ['5', '2', '1981'].entries()) {
        const input = group.getAllByRole('textbox')[at];
        if (!input) throw new Error('The date field lacks a part.');
        await userEvent.clear(input);
        await userEvent.type(input, text);
      }
    },
  },
  {
    id: 'masked',
    initial: 'NL91ABNA0417164300',
    changed: 'B',
    native: (attributes) => <input {...attributes} aria-label={attributes.name} />,
    part: (attributes) => <MaskedField {...attributes} format={iban} label={attributes.name} />,
    controlledNative: (field) => <input {...field} value={textOf(field)} aria-label={field.name} />,
    controlledPart: (field) => (
      <MaskedField {...field} format={iban} value={textOf(field)} label={field.name} />
    ),
    change: async (canvas, label) => {
      const input = within(canvas).getByRole('textbox', { name: label });
      await userEvent.clear(input);
      await userEvent.type(input, 'B');
    },
  },
  {
    id: 'copies',
    insteadOfNone: '1',
    initial: '1',
    changed: '2',
    native: (attributes) => (
      <input {...attributes} type="number" min={1} max={10} aria-label={attributes.name} />
    ),
    part: ({ defaultValue, ...attributes }) => (
      <CopiesInput
        {...attributes}
        defaultValue={defaultValue === undefined ? undefined : Number(defaultValue)}
        label={attributes.name}
      />
    ),
    controlledNative: (field) => (
      <input {...field} value={textOf(field)} type="number" aria-label={field.name} />
    ),
    controlledPart: (field) => (
      <CopiesInput {...field} value={Number(textOf(field))} label={field.name} />
    ),
    change: async (canvas, label) => {
      const input = within(canvas).getByRole('spinbutton', { name: label });
      await userEvent.clear(input);
      await userEvent.type(input, '2');
    },
  },
];

/** The native element of a row and the part that replaces it. */
export const SIDES = ['native', 'part'] as const;

/** Name and label of one side of a row. */
export const nameOf = (side: (typeof SIDES)[number], id: string): string => `${side}-${id}`;

/** The values of one side, by the ids of the rows. */
export function valuesOf(
  side: (typeof SIDES)[number],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(INPUTS.map(({ id }) => [id, values[nameOf(side, id)]]));
}
