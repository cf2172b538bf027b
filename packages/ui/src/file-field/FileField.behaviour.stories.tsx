import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checkFiles, FileField } from './index.ts';
import type { FileFieldProps } from './index.ts';

function WithValidation(props: FileFieldProps): ReactElement {
  const [error, setError] = useState('');
  const check = (files: readonly File[]): void => {
    props.onValueChange?.(files);
    setError(
      checkFiles(files, { accept: '.pdf' }).map(({ name }) => `Keine PDF: ${name}`)[0] ?? '',
    );
  };
  return <FileField {...props} error={error} onValueChange={check} />;
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/FileField/Behaviour',
  component: FileField,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Vollmacht', onValueChange: fn() },
  render: (args) => <WithValidation {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; selected files are passed to the callback, an error describes the input. */
export const SelectsAndRejects: Story = {
  parameters: {
    german:
      'Ein einziger Tab-Halt; die gewählten Dateien werden übergeben, und ein Fehler ist die Beschreibung des Felds.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByLabelText('Vollmacht');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, new File(['x'], 'foto.jpeg', { type: 'image/jpeg' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'foto.jpeg' }),
    ]);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Keine PDF: foto\.jpeg/));
    await expect(input).toBeInvalid();
    await userEvent.upload(input, new File(['x'], 'voll.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(input).toBeValid());
  },
};
