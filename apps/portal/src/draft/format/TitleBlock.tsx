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
import type { BoundingBox } from '../../parcels/bounding-box.ts';
import { useParcelsAround } from '../../parcels/use-neighbours.ts';
import { CoordinateFrame } from './CoordinateFrame.tsx';
import { parcelFacts, sheetFacts } from './sheet-facts.ts';
import { Facts, Lines, linesOf, PADDING_MM, widthOf } from './sheet-text.tsx';
import { SheetLegend } from './SheetLegend.tsx';
import { sectionBoundaries } from './section-boundaries.ts';
import * as css from './TitleBlock.css.ts';

/** Widths of the columns in millimetres on the narrowest sheet, and their shares of what wider ones have more: as the sheet is printed. */
const COLUMNS_MM = [
  [50, 0.22],
  [48, 0.42],
  [54, 0.08],
  [38, 0.28],
] as const;
const NARROWEST_MM = 190;

/** Side of the place of the code. */
const CODE_MM = 21;

/** The scale bar, and its parts. */
const BAR_MM = 50;
const PARTS = 5;

/** Sizes of the title in one line, and in several. */
const TITLE_MM = { large: 4.59, small: 3.35 } as const;
const BOLD_LETTER = 0.6;

/** Where the code of the extract is printed: its three corners. */
const CodePlace = ({ x, y }: { x: number; y: number }): ReactElement => {
  const far = CODE_MM - 4.5;
  return (
    <>
      <path className={css.place} d={`M${x} ${y}h${CODE_MM}v${CODE_MM}h${-CODE_MM}z`} />
      <path
        className={css.solid}
        fillRule="evenodd"
        d={[
          [x, y],
          [x + far, y],
          [x, y + far],
        ]
          .map(([left, top]) => `M${left} ${top}h4.5v4.5h-4.5zm.8 .8h2.9v2.9h-2.9z`)
          .join('')}
      />
    </>
  );
};

const metresText = (metres: number): string => metres.toLocaleString('de-DE');

/** The scale bar with its lengths on the ground, the CRS, and when the sheet is true to scale. */
function ScaleBar({ x, y, scale, crs }: { x: number; y: number; scale: number; crs: string }) {
  const part = BAR_MM / PARTS;
  const lengths = Array.from({ length: PARTS }, (_, index) => (index * part * scale) / 1000);
  return (
    <>
      <path className={css.solid} d={`M${x} ${y}h10v1.2h-10zm20 0h10v1.2h-10zm20 0h10v1.2h-10z`} />
      <path className={css.thin} d={`M${x} ${y}h50v1.2h-50z`} />
      {lengths.map((metres, index) => (
        <Lines
          key={metres}
          x={x + index * part}
          y={y - 1}
          lines={[metresText(metres)]}
          className={index === 0 ? css.small : css.middle}
        />
      ))}
      <Lines
        x={x + BAR_MM}
        y={y - 1}
        lines={[`${metresText((BAR_MM * scale) / 1000)} m`]}
        className={css.end}
      />
      <Lines x={x} y={y + 5} lines={[crs, 'maßstäblich nur bei 100 %']} className={css.smallSoft} />
    </>
  );
}

/** The arrow to the north; the middle of its foot at the point. */
const NorthArrow = ({ x, y }: { x: number; y: number }): ReactElement => (
  <>
    <path className={css.solid} d={`M${x} ${y - 8.5}l-1.8 8.5l1.8 -1.6z`} />
    <path className={css.thin} d={`M${x} ${y - 8.5}l-1.8 8.5l1.8 -1.6l1.8 1.6z`} />
    <Lines x={x} y={y + 3.2} lines={['N']} className={css.north} />
  </>
);

/** CRS as they are named on sheets. */
const crsText = (code: string): string => `ETRS89 / UTM ${code.slice(-2)}N (${code})`;

const isWithin = (east: number, north: number, [west, south, right, top]: BoundingBox): boolean =>
  east > west && east < right && north > south && north < top;

/** The title block where it is printed and as it is printed, without what is known only after the order (PAGE-2, LOOK-3). */
export function TitleBlock({ configuration }: { configuration: Configuration }): ReactElement {
  const { query, configuration: portal } = useServices();
  const { product, userFormat: page } = configuration;
  const parcels = markedParcels(configuration);
  const [first] = parcels;
  const { data: authority } = useQuery({
    ...query('findAuthorityByParcel', { path: { parcelId: first?.parcelId ?? '' } }),
    enabled: first !== undefined,
  });
  const { data: named = [] } = useQuery({
    ...query('listSubdistricts', {
      query: { search: first?.localSubdistrict.slice(0, 100) ?? '', limit: 50 },
    }),
    enabled: first !== undefined,
  });
  const place = named.find(
    ({ localSubdistrictId }) => localSubdistrictId === first?.localSubdistrictId,
  );
  const area = configuredPrintArea(configuration);
  const box = area && boundingBoxOf(area);
  const around = useParcelsAround(box);
  const { width, height } = mapFieldMm(page.format, page.orientation);
  const [left, top] = [PAGE_MARGIN_MM, PAGE_MARGIN_MM + height];
  const widths = COLUMNS_MM.map(([least, share]) => least + share * (width - NARROWEST_MM));
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, one) => sum + one, left),
  );
  const [, parcelLeft = 0, sheetLeft = 0, legendLeft = 0] = starts;
  const [issuerWidth = 0, parcelWidth = 0, , legendWidth = 0] = widths;
  const x = left + PADDING_MM;
  const titleWidth = issuerWidth - 2 * PADDING_MM;
  const titleText = product?.displayName ?? '';
  const isShort = widthOf(titleText, TITLE_MM.large, BOLD_LETTER) <= titleWidth;
  const issuer = linesOf(authority?.name ?? '', titleWidth - CODE_MM + 1, 1.45);
  const issuerTop = top + (isShort ? 14.2 : 15.8);
  const districts = new Set(around.map(({ localSubdistrictId }) => localSubdistrictId));
  const hasBoundary =
    box !== null &&
    sectionBoundaries(around).some((line) =>
      line.some(([east, north]) => isWithin(east, north, box)),
    );
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
      <Lines x={x} y={top + 4.4} lines={['Auszug aus dem Liegenschaftskataster']} />
      <Lines
        x={x}
        y={top + (isShort ? 9.8 : 8.8)}
        step={4}
        lines={isShort ? [titleText] : linesOf(titleText, titleWidth, TITLE_MM.small * BOLD_LETTER)}
        size={isShort ? TITLE_MM.large : TITLE_MM.small}
        className={css.title}
      />
      <Lines x={x} y={issuerTop} lines={[portal.stateName.de]} className={css.soft} />
      <Lines x={x} y={issuerTop + 2.6} step={2.6} lines={issuer} className={css.strong} />
      {authority && (
        <Lines
          x={x}
          y={issuerTop + 2.6 * (issuer.length + 1)}
          step={2.6}
          lines={[
            `${authority.streetName} ${authority.houseNumber}`,
            `${authority.zipCode} ${authority.city}`,
          ]}
          className={css.soft}
        />
      )}
      <CodePlace x={parcelLeft - CODE_MM - 0.5} y={top + 17.5} />
      <Facts
        x={parcelLeft}
        top={top}
        facts={parcelFacts(parcels, place)}
        offset={17.5}
        width={parcelWidth - 17.5 - PADDING_MM}
      />
      <Facts x={sheetLeft} top={top} facts={sheetFacts(page)} offset={21.5} width={24.5} />
      <ScaleBar
        x={sheetLeft + PADDING_MM}
        y={top + 31}
        scale={page.scale}
        crs={crsText(portal.map.projection)}
      />
      <NorthArrow x={legendLeft - 4.5} y={top + 12} />
      <SheetLegend
        x={legendLeft + PADDING_MM}
        top={top}
        width={legendWidth - 2 * PADDING_MM + 0.8}
        content={{
          scale: page.scale,
          isSeveral: parcels.length > 1,
          isBw: page.palette === 'BW',
          hasSections: hasBoundary && districts.size === 1,
          hasSubdistricts: hasBoundary && districts.size > 1,
        }}
      />
      {portal.termsOfReuse && (
        <Lines
          x={left}
          y={top + TITLE_STRIP_MM + 3}
          lines={[portal.termsOfReuse.de]}
          className={css.smallSoft}
        />
      )}
    </g>
  );
}
