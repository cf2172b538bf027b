import type { Parcel, SubdistrictOption } from '@portal/api';
import {
  configuredPrintArea,
  mapFieldMm,
  markedParcels,
  PAGE_MARGIN_MM,
  TITLE_STRIP_MM,
} from '@portal/order-flow';
import type { Configuration } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import { useParcelsAround } from '../../parcels/use-neighbours.ts';
import { CoordinateFrame, hasCross } from './CoordinateFrame.tsx';
import { boundariesOnSheet, landOnSheet } from './land-on-sheet.ts';
import { parcelFacts, sheetFacts } from './sheet-facts.ts';
import { NorthArrow, ScaleBar } from './sheet-signs.tsx';
import { Facts, Lines, PADDING_MM } from './sheet-text.tsx';
import { SheetAuthority } from './SheetAuthority.tsx';
import { SheetLegend } from './SheetLegend.tsx';
import { useLandOnSheet } from './use-land-on-sheet.ts';
import * as css from './TitleBlock.css.ts';

/** Widths of the columns in millimetres on the narrowest sheet, and their shares of what wider ones have more: as the sheet is printed. */
const COLUMNS_MM = [
  [50, 0.22],
  [48, 0.42],
  [54, 0.08],
  [38, 0.28],
] as const;
const NARROWEST_MM = 190;

/** CRS as they are named on sheets. */
const crsText = (code: string): string => `ETRS89 / UTM ${code.slice(-2)}N (${code})`;

/** The subdistricts of parcels, as the list of them names them. */
function useSubdistricts(parcels: readonly Parcel[]): readonly SubdistrictOption[] {
  const { client } = useServices();
  const names = [...new Set(parcels.map(({ localSubdistrict }) => localSubdistrict.slice(0, 100)))];
  const { data = [] } = useQuery({
    queryKey: ['subdistricts-on-sheet', names],
    queryFn: async ({ signal }) => {
      const found = names.map((search) =>
        client.call('listSubdistricts', { query: { search, limit: 50 } }, signal),
      );
      return (await Promise.all(found)).flat();
    },
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** The title block where it is printed and as it is printed, with the places of what only the office knows (PAGE-2, LOOK-3). */
export function TitleBlock({ configuration }: { configuration: Configuration }): ReactElement {
  const { configuration: portal } = useServices();
  const { product, userFormat: page } = configuration;
  const parcels = markedParcels(configuration);
  const [first] = parcels;
  const places = useSubdistricts(parcels);
  const area = configuredPrintArea(configuration);
  const box = area && boundingBoxOf(area);
  const around = useParcelsAround(box);
  const surroundings = useLandOnSheet(box, page.scale);
  const { width, height } = mapFieldMm(page.format, page.orientation);
  const [left, top] = [PAGE_MARGIN_MM, PAGE_MARGIN_MM + height];
  const widths = COLUMNS_MM.map(([least, share]) => least + share * (width - NARROWEST_MM));
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, one) => sum + one, left),
  );
  const [, parcelLeft = 0, sheetLeft = 0, legendLeft = 0] = starts;
  const [issuerWidth = 0, parcelWidth = 0, , legendWidth = 0] = widths;
  const withLandEstimate = product?.withLandEstimate ?? false;
  const { uses = [] } =
    surroundings?.parcels?.find(({ parcelId }) => parcelId === first?.parcelId) ?? {};
  return (
    <g lang="de" className={css.block}>
      {box && <CoordinateFrame box={box} width={width} height={height} scale={page.scale} />}
      <path
        className={css.lines}
        vectorEffect="non-scaling-stroke"
        d={`M${left} ${top}h${width}v${TITLE_STRIP_MM}h${-width}z${starts
          .slice(1)
          .map((start) => `M${start} ${top}v${TITLE_STRIP_MM}`)
          .join('')}`}
      />
      {first && (
        <SheetAuthority
          configuration={configuration}
          parcelId={first.parcelId}
          stateName={portal.stateName.de}
          left={left}
          top={top}
          width={issuerWidth}
        />
      )}
      <Facts
        x={parcelLeft}
        top={top}
        facts={parcelFacts(parcels, { places, uses, withLandEstimate })}
        offset={17.5}
        width={parcelWidth - 17.5 - PADDING_MM}
      />
      <Facts
        x={sheetLeft}
        top={top}
        facts={sheetFacts(page, parcels, box)}
        offset={21.5}
        width={24.5}
      />
      <ScaleBar
        x={sheetLeft + PADDING_MM}
        y={top + 31}
        scale={page.scale}
        crs={crsText(portal.map.projection)}
      />
      <NorthArrow x={legendLeft - 4.5} y={top + 12} />
      {box && (
        <SheetLegend
          x={legendLeft + PADDING_MM}
          top={top}
          width={legendWidth - 2 * PADDING_MM + 0.8}
          content={{
            scale: page.scale,
            isSeveral: parcels.length > 1,
            isBw: page.palette === 'BW',
            withLandEstimate,
            hasCrosses: hasCross(box, page.scale),
            boundaries: boundariesOnSheet(surroundings?.parcels ?? around, box),
            land: landOnSheet(surroundings, box, page.scale),
            signs: portal.map.sheet ?? {},
          }}
        />
      )}
      <Lines
        x={left}
        y={top + TITLE_STRIP_MM + 3}
        lines={[portal.termsOfReuse?.de ?? '']}
        className={css.smallSoft}
      />
      <Lines
        x={left + width}
        y={top + TITLE_STRIP_MM + 3}
        lines={['Seite 1 von …']}
        className={css.pageNumber}
      />
    </g>
  );
}
