import { DataTable } from '../../../packages/ui/src/data-table/index.ts';
import { ExpandableTable } from '../../../packages/ui/src/expandable-table/index.ts';
import { FeatureMap } from '../../../packages/ui/src/feature-map/index.ts';
import { sampleMap } from '../../../packages/ui/src/map-preview/fixtures.ts';
import { MapPreview } from '../../../packages/ui/src/map-preview/index.ts';
import { OrderTable } from '../../../packages/ui/src/order-table/index.ts';
import { foundParcels, largeView } from '../../../packages/ui/src/parcel-picker/fixtures.ts';
import { ParcelPickerMap } from '../../../packages/ui/src/parcel-picker/index.ts';
import { ParcelSearch } from '../../../packages/ui/src/parcel-search/index.ts';
import type { ParcelSearchType } from '../../../packages/ui/src/parcel-search/index.ts';
import { ResultsChecklist, ResultsTable } from '../../../packages/ui/src/results-table/index.ts';
import { SelectionCard } from '../../../packages/ui/src/selection-card/index.ts';
import { State } from './example.tsx';
import type { Example } from './example.tsx';

const formats = [
  { value: 'a4', label: 'A4' },
  { value: 'a3', label: 'A3' },
  { value: 'poster', label: 'Poster' },
];
const columns = [{ id: 'name', header: 'Parcel', cell: (row: string) => row }] as const;
const towns = [
  {
    id: 'name',
    header: 'Name',
    cell: (row: string) => row,
    sortValue: (row: string) => row,
    filterText: (row: string) => row,
  },
];
const parcels = ['Parcel 1', 'Parcel 2', 'Parcel 3'];
const results = {
  columns,
  rows: parcels,
  rowKey: (row: string) => row,
  rowLabel: (row: string) => row,
};
const search = {
  address: { zipCode: '15990', city: '', streetName: '', houseNumber: '' },
  parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
  register: { landRegisterDistrictId: '', bookingSheet: '' },
};
const places = { items: formats };

/** Examples of tables, maps and searches, by their folders. */
export const dataExamples: Readonly<Record<string, Example>> = {
  'data-table': () => (
    // As wide as its columns need.
    <div style={{ inlineSize: '70rem' }}>
      <State<readonly string[]> initial={[]}>
        {(keys, setKeys) => (
          <DataTable
            caption="Towns"
            columns={towns}
            rows={['Lindow', 'Lehnin']}
            rowKey={(row) => row}
            rowLabel={(row) => row}
            details={() => 'Town'}
            selectedKeys={keys}
            onSelectedKeysChange={setKeys}
            empty="No towns"
          />
        )}
      </State>
    </div>
  ),
  'expandable-table': () => (
    <State initial={['Permit', 'Licence']}>
      {(rows, setRows) => (
        <ExpandableTable
          caption="Requests"
          columns={[{ id: 'subject', header: 'Subject', cell: (row: string) => row }]}
          rows={rows}
          rowKey={(row) => row}
          details={() => 'Received'}
          onRemove={(row) => setRows(rows.filter((other) => other !== row))}
          empty="No requests"
        />
      )}
    </State>
  ),
  'feature-map': () => (
    <FeatureMap
      textAlternative="A moor and a station."
      features={[
        {
          type: 'Feature',
          properties: 'Moor',
          geometry: { type: 'Point', coordinates: [13.4, 52.5] },
        },
        {
          type: 'Feature',
          properties: 'Station',
          geometry: { type: 'Point', coordinates: [13.41, 52.51] },
        },
      ]}
      featureLabel={({ properties }) => properties}
    />
  ),
  'map-preview': () => (
    <State initial={[0, 0]}>
      {([x = 0, y = 0], setOffset) => (
        <MapPreview
          {...sampleMap}
          pageRectangle={sampleMap.pageRectangle.map(([east = 0, north = 0]) => [
            east + x,
            north + y,
          ])}
          onPrintAreaMove={(dx, dy) => setOffset([x + dx, y + dy])}
        />
      )}
    </State>
  ),
  'order-table': () => (
    <State initial={['Site plan', 'Owner extract']}>
      {(rows, setRows) => (
        <OrderTable
          caption="Extracts"
          columns={[{ id: 'product', header: 'Product', cell: (row: string) => row }]}
          rows={rows}
          rowKey={(row) => row}
          details={() => 'PDF'}
          onRemove={(row) => setRows(rows.filter((other) => other !== row))}
          empty="No extracts"
        />
      )}
    </State>
  ),
  'parcel-picker': ({ press }) => (
    <ParcelPickerMap
      view={largeView}
      baseLayer={sampleMap.baseLayer}
      parcels={foundParcels}
      onPick={press}
    />
  ),
  'parcel-search': ({ press }) => (
    <State<ParcelSearchType> initial="address">
      {(type, setType) => (
        <ParcelSearch
          type={type}
          onTypeChange={setType}
          values={search}
          onValuesChange={() => undefined}
          comboboxItems={{ localSubdistricts: places, landRegisterDistricts: places }}
          onSearch={press}
        />
      )}
    </State>
  ),
  'results-table': () => (
    <>
      <State<string | null> initial={null}>
        {(key, setKey) => (
          <ResultsTable {...results} selectedKey={key} onSelectedKeyChange={setKey} />
        )}
      </State>
      <State<readonly string[]> initial={[]}>
        {(keys, setKeys) => (
          <ResultsChecklist
            {...results}
            selectedKeys={keys}
            onRowsToggle={(rows, isSelected) => setKeys(isSelected ? rows : [])}
          />
        )}
      </State>
    </>
  ),
  'selection-card': ({ press }) => (
    <SelectionCard items={[{ id: 'parcel', label: 'Parcel', value: '114/2', onEdit: press }]} />
  ),
};
