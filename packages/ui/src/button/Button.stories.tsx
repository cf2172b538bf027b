import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Weiter', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', iconEnd: 'arrow-right' } };
export const Secondary: Story = { args: { children: 'Weiteren Auszug hinzufügen', icon: 'plus' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Zurück', icon: 'arrow-left' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Auftrag abbrechen' } };
export const Small: Story = { args: { size: 'small', children: 'Ändern', icon: 'edit' } };
export const Block: Story = { args: { variant: 'primary', block: true } };
export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: 'Auftrag senden' },
};
export const Disabled: Story = { args: { disabled: true, children: 'Auftrag senden' } };

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'primary',
    iconEnd: 'arrow-right',
    onClick: undefined,
    children: <Link href="#/auszuege">Auszüge bestellen</Link>,
  },
};

export const LongWord: Story = {
  args: { children: 'Liegenschaftskatasterauszugsbestellung fortsetzen', variant: 'primary' },
  decorators: [(Story) => <div style={{ inlineSize: '200px' }}>{Story()}</div>],
};
