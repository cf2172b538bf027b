import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileField } from './index.ts';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Vollmacht',
    hint: 'Eine PDF-Datei, höchstens 5 MB',
    accept: '.pdf',
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { requirement: 'required' } };
export const WithError: Story = {
  args: { error: 'Die Datei „foto.jpeg“ ist keine PDF-Datei. Wählen Sie eine andere.' },
};
export const Disabled: Story = { args: { disabled: true } };
