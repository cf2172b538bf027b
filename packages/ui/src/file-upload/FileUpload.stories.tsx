import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { uploadAtOnce, uploadedFiles, uploadHalf } from './fixtures.ts';
import { FileUpload } from './index.ts';

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Nachweise',
    hint: 'Zum Beispiel der Kaufvertrag',
    accept: '.pdf,image/*',
    maxBytes: 5_000_000,
    maxCount: 3,
    onUpload: uploadAtOnce,
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploaded: Story = { args: { defaultValue: uploadedFiles } };
export const Required: Story = { args: { requirement: 'required' } };
export const WithError: Story = { args: { error: 'Laden Sie mindestens einen Nachweis hoch.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: uploadedFiles } };

async function choose(canvasElement: HTMLElement, ...names: string[]): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  const files = names.map((name) => new File(['x'], name));
  if (input) await userEvent.upload(input, files, { applyAccept: false });
}

/** Half of a file is sent. */
export const Uploading: Story = {
  parameters: { german: 'Eine Datei ist zur Hälfte übertragen.' },
  args: { onUpload: uploadHalf, defaultValue: uploadedFiles },
  play: ({ canvasElement }) => choose(canvasElement, 'Vollmacht.pdf'),
};

/** A transfer has failed, and a file has a wrong type. */
export const FailedAndRefused: Story = {
  parameters: {
    german: 'Eine Übertragung ist gescheitert, und eine Datei hat einen falschen Typ.',
  },
  args: { onUpload: () => Promise.reject(new Error('offline')) },
  play: ({ canvasElement }) => choose(canvasElement, 'Vollmacht.pdf', 'Skript.exe'),
};

/** In a narrow container the buttons are below the name. */
export const Narrow: Story = {
  args: { defaultValue: uploadedFiles },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
};
