import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CopiesInput } from '../copies-input/index.ts';
import { FileField } from '../file-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Field } from './index.ts';

const FORMATS = [
  { value: 'A4', label: 'A4' },
  { value: 'A3', label: 'A3' },
];

const SUBDISTRICTS = [
  { value: '0653', label: 'Lindenau' },
  { value: '0654', label: 'Auenfelde' },
];

const INITIAL = {
  street: 'Lindenallee',
  reason: 'Kauf',
  format: 'A3',
  scale: '500',
  paper: true,
  subdistrict: '0653',
  copies: '2',
};

function Registered({ onSend }: { onSend: (values: unknown) => void }): ReactElement {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: INITIAL });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSend(values))(event)}>
      <TextField label="Straße" {...register('street')} />
      <TextArea label="Begründung" maxLength={100} {...register('reason')} />
      <Select label="Format" items={FORMATS} {...register('format')} />
      <RadioGroup
        label="Maßstab"
        items={[
          { value: '500', label: '1:500' },
          { value: '1000', label: '1:1000' },
        ]}
        {...register('scale')}
      />
      <Checkbox label="Papier" {...register('paper')} />
      <Combobox
        label="Gemarkung"
        items={SUBDISTRICTS}
        {...register('subdistrict', { required: true })}
      />
      <CopiesInput label="Exemplare" {...register('copies')} />
      <output>{Object.keys(formState.touchedFields).join(' ')}</output>
      <Button type="submit">Senden</Button>
      <Button onClick={() => reset()}>Zurücksetzen</Button>
    </form>
  );
}

function Native(): ReactElement {
  return (
    <form>
      <TextField label="Straße" name="street" defaultValue="Lindenallee" />
      <TextArea label="Begründung" name="reason" maxLength={100} defaultValue="Kauf" />
      <Select label="Format" name="format" items={FORMATS} defaultValue="A3" />
      <Combobox label="Gemarkung" name="subdistrict" items={SUBDISTRICTS} defaultValue="0653" />
      <CopiesInput label="Exemplare" name="copies" defaultValue={2} />
      <Button type="reset">Zurücksetzen</Button>
    </form>
  );
}

function Upload({ onSend }: { onSend: (names: readonly string[]) => void }): ReactElement {
  const { register, handleSubmit, reset, formState } = useForm<{ plans: FileList }>();
  const send = handleSubmit(({ plans }) => onSend([...plans].map(({ name }) => name)));
  return (
    <form onSubmit={(event) => void send(event)}>
      <FileField
        label="Pläne"
        multiple
        error={formState.errors.plans?.message}
        {...register('plans', { required: 'Wählen Sie eine Datei.' })}
      />
      <Button type="submit">Senden</Button>
      <Button onClick={() => reset()}>Zurücksetzen</Button>
    </form>
  );
}

function ValidatedOnBlur(): ReactElement {
  const { register, formState } = useForm({
    mode: 'onBlur',
    defaultValues: { scale: '', consent: false },
  });
  const { scale, consent } = formState.errors;
  return (
    <form>
      <RadioGroup
        label="Maßstab"
        items={[
          { value: '500', label: '1:500' },
          { value: '1000', label: '1:1000' },
        ]}
        error={scale?.message}
        {...register('scale', { required: 'Wählen Sie einen Maßstab.' })}
      />
      <Checkbox
        label="Papier"
        error={consent?.message}
        {...register('consent', { required: 'Stimmen Sie zu.' })}
      />
      <Button>Weiter</Button>
    </form>
  );
}

const send = fn();

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Field/Forms/Behaviour',
  component: Field,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Formular', children: () => null },
  beforeEach: () => {
    send.mockClear();
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `register` of React Hook Form sets the initial values, receives changes and resets (LIB-4). */
export const WithReactHookForm: Story = {
  parameters: {
    german:
      '`register` von React Hook Form setzt die anfänglichen Werte, erhält Änderungen und setzt zurück (LIB-4).',
  },
  render: () => <Registered onSend={send} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: 'Senden' });
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Papier' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: '1:500' })).toBeChecked();
    await expect(canvas.getByText('Noch 96 Zeichen')).toBeVisible();
    await userEvent.click(submit);
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(INITIAL));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Straße' }), ' 5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begründung' }), '!');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'A4');
    await userEvent.click(canvas.getByRole('radio', { name: '1:1000' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Papier' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gemarkung' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Auenfelde' }));
    const copies = canvas.getByRole('spinbutton', { name: 'Exemplare' });
    await userEvent.clear(copies);
    await userEvent.type(copies, '35');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent(
        'street reason format scale paper subdistrict copies',
      ),
    );
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith({
        street: 'Lindenallee 5',
        reason: 'Kauf!',
        format: 'A4',
        scale: '1000',
        paper: false,
        subdistrict: '0654',
        copies: '10',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Papier' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: '1:500' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Gemarkung' })).toHaveValue('Lindenau');
    await expect(canvas.getByRole('spinbutton', { name: 'Exemplare' })).toHaveValue('2');
    await userEvent.click(submit);
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(INITIAL));
    // An invalid field receives the focus.
    const combobox = canvas.getByRole('combobox', { name: 'Gemarkung' });
    await userEvent.clear(combobox);
    send.mockClear();
    await userEvent.click(submit);
    await waitFor(() => expect(combobox).toHaveFocus());
    await expect(send).not.toHaveBeenCalled();
  },
};

/** `register` of React Hook Form receives the files, and a reset removes them (LIB-4). */
export const FilesWithReactHookForm: Story = {
  parameters: {
    german:
      '`register` von React Hook Form erhält die Dateien, und das Zurücksetzen entfernt sie (LIB-4).',
  },
  render: () => <Upload onSend={send} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Pläne');
    const submit = canvas.getByRole('button', { name: 'Senden' });
    await userEvent.click(submit);
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(expect.stringContaining('Wählen Sie eine Datei.')),
    );
    await expect(input).toHaveFocus();
    // Not `userEvent.upload`: it replaces the property `files`, which a native reset then does not change.
    const transfer = new DataTransfer();
    transfer.items.add(new File(['a'], 'lage.pdf'));
    transfer.items.add(new File(['b'], 'hoehe.pdf'));
    input.files = transfer.files;
    await fireEvent.change(input);
    await userEvent.click(submit);
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(['lage.pdf', 'hoehe.pdf']));
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    send.mockClear();
    await userEvent.click(submit);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(send).not.toHaveBeenCalled();
  },
};

/** With `mode: 'onBlur'` an input is validated when the focus leaves it, not between the radio buttons (LIB-4). */
export const ValidatedOnBlurByReactHookForm: Story = {
  parameters: {
    german:
      "Mit `mode: 'onBlur'` wird ein Feld geprüft, wenn der Fokus es verlässt, nicht beim Wechsel zwischen Optionsfeldern (LIB-4).",
  },
  render: () => <ValidatedOnBlur />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1:500' })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByText(/Wählen Sie einen Maßstab/)).toBeVisible();
    await expect(canvas.queryByText(/Stimmen Sie zu/)).toBe(null);
    await userEvent.tab();
    await expect(await canvas.findByText(/Stimmen Sie zu/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1:1000' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Papier' }));
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(/Wählen Sie einen Maßstab/)).toBe(null));
    await waitFor(() => expect(canvas.queryByText(/Stimmen Sie zu/)).toBe(null));
  },
};

/** Uncontrolled fields in a native form: `FormData` has their values, and a reset restores the initial ones (LIB-4). */
export const NativeForm: Story = {
  parameters: {
    german:
      'Ungesteuerte Felder in einem nativen Formular: `FormData` enthält ihre Werte, und das Zurücksetzen stellt die anfänglichen her (LIB-4).',
  },
  render: () => <Native />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const data = (): unknown => Object.fromEntries(new FormData(form));
    const initial = {
      street: 'Lindenallee',
      reason: 'Kauf',
      format: 'A3',
      subdistrict: '0653',
      copies: '2',
    };
    await expect(data()).toEqual(initial);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begründung' }), '!');
    await expect(canvas.getByText('Noch 95 Zeichen')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gemarkung' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Auenfelde' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exemplare erhöhen' }));
    await expect(data()).toEqual({
      ...initial,
      reason: 'Kauf!',
      subdistrict: '0654',
      copies: '3',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(data()).toEqual(initial));
    await waitFor(() => expect(canvas.getByText('Noch 96 Zeichen')).toBeVisible());
  },
};
