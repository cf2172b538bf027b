import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sampleView } from '../map-preview/fixtures.ts';
import { MapPreview } from '../map-preview/index.ts';
import { samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { ParcelSearch } from '../parcel-search/index.ts';
import type { ParcelSearchType } from '../parcel-search/index.ts';
import { InBothLanguages, inBothLanguages } from './keyboard-session.tsx';

const meta = {
  title: 'Patterns/ByKeyboard/Behaviour/SearchAndMap',
  component: InBothLanguages,
  tags: ['!autodocs', 'behaviour'],
  args: { children: () => null },
} satisfies Meta<typeof InBothLanguages>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = {
  items: [
    { value: '120653', label: 'Lindenau' },
    { value: '120654', label: 'Mühlberg' },
  ],
};

function SearchDemo(): ReactElement {
  const [type, setType] = useState<ParcelSearchType>('address');
  const [searched, setSearched] = useState(false);
  const [values, setValues] = useState({
    address: { zipCode: '', city: '', streetName: '', houseNumber: '' },
    parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
    register: { landRegisterDistrictId: '', bookingSheet: '' },
  });
  return (
    <ParcelSearch
      type={type}
      onTypeChange={setType}
      values={values}
      onValuesChange={setValues}
      comboboxItems={{ localSubdistricts: places, landRegisterDistricts: places }}
      errors={searched ? { parcel: { cadastralSection: '1 – 999' } } : {}}
      onSearch={() => setSearched(true)}
    />
  );
}

/**
 * Arrow keys move between the tabs, Enter opens one; an option is selected; errors are counted in
 * the tab.
 */
export const SearchByKeyboard: Story = {
  parameters: {
    german:
      'Pfeiltasten wechseln zwischen den Tabs, Enter öffnet einen; eine Option wird gewählt; Fehler werden im Tab gezählt.',
  },
  render: () => <InBothLanguages>{() => <SearchDemo />}</InBothLanguages>,
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ canvas, tabTo, press, expectFocus, translate }) => {
      const address = translate({ de: 'Adresse', en: 'Address' });
      const parcel = translate({ de: 'Flurstück', en: 'Parcel' });
      await tabTo('tab', { name: address, selected: true });
      await press('{ArrowRight}');
      await expectFocus('tab', { name: parcel, selected: false });
      await press('{Enter}');
      await expectFocus('tab', { name: parcel, selected: true });
      const box = await tabTo('combobox', {
        name: translate({ de: 'Gemarkung', en: 'Cadastral district' }),
      });
      await press('Lin{ArrowDown}');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      const active = box.getAttribute('aria-activedescendant');
      await expect(canvas.getByRole('option', { name: 'Lindenau' })).toHaveAttribute('id', active);
      await press('{Enter}');
      await expect(box).toHaveValue('Lindenau');
      await tabTo('button', { name: translate({ de: 'Suchen', en: 'Search' }) });
      await press('{Enter}');
      await expectFocus('region', {
        name: translate({ de: 'Bitte prüfen Sie Ihre Angaben', en: 'Please check your answers' }),
      });
      const errors = translate({ de: '1 Fehler', en: '1 error' });
      canvas.getByRole('tab', { name: `${parcel} (${errors})` });
      await tabTo('link', { name: translate({ de: 'Flur', en: 'Cadastral section' }) });
      await press('{Enter}');
      await expectFocus('textbox', { name: translate({ de: 'Flur', en: 'Cadastral section' }) });
    }),
};

const text = { de: 'Das Flurstück liegt ganz auf der Seite.', en: 'The parcel fits on the page.' };

/** The map has a name and a description; keys and named buttons operate it. */
export const MapByKeyboard: Story = {
  parameters: {
    german:
      'Die Karte hat einen Namen und eine Beschreibung; Tasten und benannte Schaltflächen bedienen sie.',
  },
  render: () => (
    <InBothLanguages>
      {(locale) => (
        <MapPreview
          textAlternative={text[locale]}
          view={sampleView}
          parcel={sampleParcel}
          pageRectangle={samplePage}
        />
      )}
    </InBothLanguages>
  ),
  play: ({ canvasElement }) =>
    inBothLanguages(canvasElement, async ({ canvas, tabTo, press, translate }) => {
      const name = translate({ de: 'Karte', en: 'Map' });
      const map = await tabTo('img', { name });
      await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
      await expect(map).toHaveAccessibleDescription(
        new RegExp(`^${translate(text)}.*(0 zurück|0 to)`),
      );
      await press('+{ArrowUp}0');
      await expect(map).toHaveFocus();
      for (const button of [
        { de: 'Vergrößern', en: 'Zoom in' },
        { de: 'Verkleinern', en: 'Zoom out' },
        { de: 'Karte verschieben', en: 'Move the map' },
        { de: 'Nach Norden verschieben', en: 'Move north' },
      ]) {
        await tabTo('button', { name: translate(button) });
        await press('{Enter}');
      }
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    }),
};
