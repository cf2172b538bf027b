import type { Meta, StoryObj } from '@storybook/react-vite';
import { houseNumber, iban, MaskedField, money, phone, postcode, taxId } from './index.ts';

const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { label: 'IBAN', format: iban },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Iban: Story = { args: { defaultValue: 'DE02120300000000202051' } };
export const Money: Story = {
  args: { label: 'Betrag in Euro', format: money, defaultValue: '1234.50' },
};
export const Phone: Story = {
  args: { label: 'Telefon', format: phone, defaultValue: '+4930123456', requirement: 'optional' },
};
export const Postcode: Story = {
  args: { label: 'Postleitzahl', format: postcode, hint: 'Fünf Ziffern', defaultValue: '01067' },
};
export const HouseNumber: Story = {
  args: { label: 'Hausnummer', format: houseNumber, defaultValue: '12a' },
};
export const TaxId: Story = {
  args: { label: 'Steuer-ID', format: taxId, hint: 'Elf Ziffern', defaultValue: '86095742719' },
};
export const Empty: Story = {};
export const WithError: Story = {
  args: {
    defaultValue: 'DE02120300000000202052',
    error: 'Die Prüfziffern passen nicht. Vergleichen Sie die IBAN mit Ihrer Karte.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'DE02120300000000202051' } };
