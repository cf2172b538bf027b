import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ParcelSearch } from './index.ts';
import type { ParcelSearchErrors, ParcelSearchProps } from './index.ts';

const ERRORS: ParcelSearchErrors = { parcel: { cadastralSection: 'Geben Sie die Flur ein.' } };

function Controlled(props: ParcelSearchProps) {
  const [type, setType] = useState(props.type);
  const [values, setValues] = useState(props.values);
  const [errors, setErrors] = useState<ParcelSearchErrors>({});
  const search: ParcelSearchProps['onSearch'] = (form) => {
    setErrors(values.parcel.cadastralSection === '' ? ERRORS : {});
    props.onSearch(form);
  };
  return (
    <ParcelSearch
      {...props}
      type={type}
      onTypeChange={setType}
      values={values}
      onValuesChange={setValues}
      errors={errors}
      onSearch={search}
    />
  );
}

/** Interaction tests of UI-6. */
const meta = {
  title: 'Patterns/ParcelSearch/Behaviour',
  component: ParcelSearch,
  tags: ['!autodocs', 'behaviour'],
  args: {
    type: 'parcel',
    onTypeChange: fn(),
    values: {
      address: { zipCode: '', city: '', streetName: '', houseNumber: '' },
      parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
      register: { landRegisterDistrictId: '', bookingSheet: '' },
    },
    onValuesChange: fn(),
    onSearch: fn(),
    comboboxItems: {
      localSubdistricts: { items: [{ value: '1', label: 'Lindenau' }] },
      landRegisterDistricts: { items: [] },
    },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ParcelSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a search by another field the form is folded; its first field gets the focus when it is unfolded (IN-6). */
export const Folded: Story = {
  parameters: { german: 'Zugeklappt nach einer Suche im Feld davor.' },
  render: function Folded(args) {
    const [isFolded, setFolded] = useState(true);
    return <Controlled {...args} onUnfold={isFolded ? () => setFolded(false) : undefined} />;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Flurstück');
    await expect(canvas.queryByLabelText('Gemarkung')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben ändern' }));
    await expect(canvas.getByLabelText('Gemarkung')).toHaveFocus();
  },
};

/** The tab of the folded form unfolds it as well, although it is the chosen tab. */
export const UnfoldedByTab: Story = {
  ...Folded,
  parameters: { german: 'Der Reiter des zugeklappten Formulars klappt es ebenfalls auf.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { selected: true }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await expect(canvas.getByLabelText('Gemarkung')).toBeVisible();
  },
};

/** With the keyboard only: select, type, submit with Enter. */
export const SubmittedByEnter: Story = {
  parameters: { german: 'Nur mit der Tastatur: auswählen, tippen, mit Enter absenden.' },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Gemarkung' }), 'linden');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flur' }), '3{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('parcel');
  },
};

/** A search with errors focuses the error summary; its links focus the fields. */
export const ErrorsLinkToFields: Story = {
  parameters: {
    german:
      'Eine Suche mit Fehlern setzt den Fokus auf die Fehlerübersicht; deren Links führen zu den Feldern.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen' }));
    const summary = await canvas.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Flurstück (1 Fehler)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^(Flur|Cadastral section)$/ }));
    await expect(canvas.getByRole('textbox', { name: 'Flur' })).toHaveFocus();
  },
};

/** Without sections neither the field nor the help mentions them. */
export const NoWordAboutSections: Story = {
  parameters: { german: 'Ohne Fluren werden sie weder im Feld noch in der Hilfe erwähnt.' },
  args: { cadastralSections: 'NONE' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Flur' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Wo finde ich die Flurstücksnummer?'));
    await expect(canvas.getByText('Gemarkung Musterdorf, Flurstück 114/2')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Flur(?!st)/);
  },
};

/** Without register data there is no such tab; the first one is selected instead. */
export const TabsOfPublishedData: Story = {
  parameters: {
    german: 'Ohne Registerdaten gibt es diesen Tab nicht; stattdessen ist der erste gewählt.',
  },
  args: { type: 'register', forms: ['address', 'parcel'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Adresse',
      'Flurstück',
    ]);
    await expect(canvas.getByRole('tab', { name: 'Adresse' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Ort' })).toBeVisible();
  },
};

/** Each tab keeps its values. */
export const TabsKeepInput: Story = {
  parameters: { german: 'Jeder Tab behält seine Werte.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flurstücksnummer' }), '114/2');
    await userEvent.click(canvas.getByRole('tab', { name: 'Adresse' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), 'Lindenau');
    await userEvent.click(canvas.getByRole('tab', { name: 'Flurstück' }));
    await expect(canvas.getByRole('textbox', { name: 'Flurstücksnummer' })).toHaveValue('114/2');
  },
};

/** Label and hint of a field come before its input, and inputs of an address have their purpose. */
export const LabelsHintsAndPurpose: Story = {
  parameters: {
    german:
      'Beschriftung und Hinweis stehen vor ihrem Feld, und die Felder einer Anschrift nennen ihren Zweck.',
  },
  args: { type: 'address' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const city = canvas.getByRole('textbox', { name: 'Ort' });
    await expect(city).toHaveAttribute('autocomplete', 'address-level2');
    const zipCode = canvas.getByRole('textbox', { name: 'Postleitzahl' });
    await expect(zipCode).toHaveAttribute('autocomplete', 'postal-code');
    const hint = canvasElement.querySelector(`[id="${zipCode.getAttribute('aria-describedby')}"]`);
    for (const before of [canvas.getByText('Postleitzahl'), hint]) {
      await expect(before?.compareDocumentPosition(zipCode)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

/** A tab for each search, with a form, its help in a disclosure where it has one, and for the content of the map. */
export const FormInEachTab: Story = {
  parameters: {
    german:
      'Jede Suche hat einen Reiter mit einem Formular; die Hilfe ist zugeklappt, und die Karte ist der Inhalt eines weiteren Reiters.',
  },
  args: { map: <p>Die Karte der Anwendung</p> },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole('tab');
    const forms: boolean[] = [];
    const helps: boolean[] = [];
    for (const tab of tabs) {
      await userEvent.click(tab);
      const panel = canvas.getByRole('tabpanel');
      forms.push(panel.querySelector('form') !== null);
      helps.push(panel.querySelector('details:not([open]) > summary') !== null);
    }
    await expect(tabs).toHaveLength(4);
    await expect(forms).toEqual([true, true, true, false]);
    await expect(helps).toContain(true);
    await expect(canvas.getByText('Die Karte der Anwendung')).toBeVisible();
  },
};
