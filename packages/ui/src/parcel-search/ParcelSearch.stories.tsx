import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ParcelSearch } from './index.ts';
import type { ParcelSearchProps, ParcelSearchValues } from './index.ts';

const EMPTY: ParcelSearchValues = {
  address: { zipCode: '', city: '', streetName: '', houseNumber: '' },
  parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
  register: { landRegisterDistrictId: '', bookingSheet: '' },
};

const PLACES = [
  { value: '120653', label: 'Lindenau', description: '0653' },
  { value: '120654', label: 'Mühlberg', description: '0654' },
  { value: '120655', label: 'Neulindenthal', description: '0655' },
];

function Controlled(props: ParcelSearchProps) {
  const [type, setType] = useState(props.type);
  const [values, setValues] = useState(props.values);
  return (
    <ParcelSearch
      {...props}
      type={type}
      onTypeChange={setType}
      values={values}
      onValuesChange={setValues}
    />
  );
}

const meta = {
  title: 'Patterns/ParcelSearch',
  component: ParcelSearch,
  args: {
    type: 'parcel',
    onTypeChange: fn(),
    values: EMPTY,
    onValuesChange: fn(),
    onSearch: fn(),
    map: <p>Hier steht die Karte.</p>,
    comboboxItems: {
      localSubdistricts: { items: PLACES },
      landRegisterDistricts: { items: PLACES },
    },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ParcelSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = { args: { type: 'address' } };
export const Parcel: Story = {
  args: {
    values: {
      ...EMPTY,
      parcel: { localSubdistrictId: '120653', cadastralSection: '3', parcelNumber: '114' },
    },
  },
};
/** A state without cadastral sections, such as Hamburg. */
export const WithoutSections: Story = { args: { cadastralSections: 'NONE' } };
/** A state where only some parcels have a cadastral section. */
export const OptionalSections: Story = { args: { cadastralSections: 'OPTIONAL' } };
/** A state that publishes neither addresses nor register data. */
export const ParcelAndMapOnly: Story = { args: { forms: ['parcel'] } };
export const Register: Story = { args: { type: 'register' } };
export const MapTab: Story = { args: { type: 'map' } };
export const Pending: Story = { args: { ...Parcel.args, loading: true } };
export const WithErrors: Story = {
  args: {
    errors: {
      parcel: {
        localSubdistrictId: 'Wählen Sie eine Gemarkung aus der Liste.',
        cadastralSection: 'Geben Sie als Flur eine Zahl von 1 bis 999 ein.',
      },
    },
  },
};
export const ListsFailed: Story = {
  args: {
    comboboxItems: {
      localSubdistricts: { items: [], status: 'failed', onRetry: fn() },
      landRegisterDistricts: { items: [], status: 'loading' },
    },
  },
};
export const English: Story = { globals: { language: 'en' } };
