import { type DataColumn, DataTable } from '@portal/ui/data-table';
import { FeatureMap, type MapFeature } from '@portal/ui/feature-map';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { dateText, labelOf, type Report, sentReports } from '../report/report';

const COLUMNS: readonly DataColumn<Report>[] = [
  {
    id: 'kind',
    header: 'Schaden',
    cell: ({ kind }) => labelOf(kind),
    sortValue: ({ kind }) => labelOf(kind),
    filterText: ({ kind }) => labelOf(kind),
  },
  {
    id: 'street',
    header: 'Straße',
    cell: ({ street }) => street,
    sortValue: ({ street }) => street,
    filterText: ({ street }) => street,
  },
  {
    id: 'seenOn',
    header: 'Gesehen am',
    cell: ({ seenOn }) => dateText(seenOn),
    sortValue: ({ seenOn }) => seenOn,
  },
];

interface Depot {
  readonly name: string;
  readonly phone: string;
}

/** From where the city repairs; positions are longitude and latitude. */
const DEPOTS: readonly MapFeature<Depot>[] = [
  {
    type: 'Feature',
    id: 'north',
    properties: { name: 'Bauhof Nord', phone: '030 23125 110' },
    geometry: { type: 'Point', coordinates: [13.38, 52.53] },
  },
  {
    type: 'Feature',
    id: 'south',
    properties: { name: 'Bauhof Süd', phone: '030 23125 120' },
    geometry: { type: 'Point', coordinates: [13.4, 52.49] },
  },
];

/** What was reported, in a table that sorts and filters, and who repairs it, on a map. */
export function ReportsPage(): ReactElement {
  return (
    <Stack>
      <Heading headingLevel={1}>Meldungen</Heading>
      <DataTable
        caption="Ihre Meldungen"
        columns={COLUMNS}
        rows={sentReports()}
        rowKey={({ id }) => id}
        rowLabel={({ kind, street }) => `${labelOf(kind)}, ${street}`}
        empty={<p>Sie haben noch nichts gemeldet.</p>}
      />
      <Heading headingLevel={2}>Wer den Schaden behebt</Heading>
      <Text>Bei Gefahr rufen Sie bitte den nächsten Bauhof an.</Text>
      <FeatureMap
        textAlternative="Zwei Bauhöfe: einer im Norden der Stadt und einer im Süden."
        features={DEPOTS}
        featureLabel={({ properties }) => properties.name}
        featureDetails={({ properties }) => properties.phone}
      />
    </Stack>
  );
}
