import type { CadastralAuthority, Parcel, PortalConfiguration, Product } from '@portal/api';
import { groupParcels } from '@portal/names/parcels';
import { mapFieldMm, PAGE_MARGIN_MM, TITLE_STRIP_MM } from '@portal/order-flow';
import type { UserFormat } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import * as css from './TitleBlock.css.ts';

/** Widths of the columns in millimetres on the narrowest sheet, and their shares of what wider ones have more: as the sheet is printed. */
const COLUMNS_MM = [
  [50, 0.22],
  [48, 0.42],
  [54, 0.08],
  [38, 0.28],
] as const;
const NARROWEST_MM = 190;

const PADDING_MM = 2.5;

/** From line to line. */
const LINE_MM = 3.9;

/** Width of a letter at the size of the text. */
const LETTER_MM = 1.55;

/** Side of the place of the code. */
const CODE_MM = 15;

/** Breaks a text at its blanks. */
function linesOf(words: string, widthMm: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length) * LETTER_MM <= widthMm) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

type Fact = readonly [label: string, value: string];

/** The parcels of the sheet, grouped as surveyors write them (LOOK-3). Extracts are German in every language of the portal. */
function parcelFacts(parcels: readonly Parcel[]): Fact[] {
  const [first] = parcels;
  if (!first) return [];
  const area = parcels.reduce((sum, one) => sum + one.area, 0).toLocaleString('de-DE');
  if (parcels.length === 1) {
    return [
      ['Gemarkung', first.localSubdistrict],
      ...(first.cadastralSection ? [['Flur', first.cadastralSection] as const] : []),
      ['Flurstück', first.parcelNumber],
      ['Kennzeichen', first.parcelId],
      ['Fläche', `${area} m²`],
    ];
  }
  const groups = groupParcels(
    parcels.map(({ cadastralSection: section, parcelNumber }) =>
      section ? `Flur ${section}, Flurstück ${parcelNumber}` : `Flurst., Flurstück ${parcelNumber}`,
    ),
  );
  return [
    ['Gemarkung', first.localSubdistrict],
    ...groups.map(({ place, numbers }): Fact => [place, numbers.join(', ')]),
    ['Fläche', `${area} m²`],
  ];
}

function sheetFacts({ scale, format, orientation }: UserFormat): Fact[] {
  const today = new Date().toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return [
    ['Maßstab', `1:${scale}`],
    ['Format', `${format} ${orientation === 'PORTRAIT' ? 'Hochformat' : 'Querformat'}`],
    ['Erstellt am', today],
  ];
}

/** Lines of text below each other. */
function Lines(props: { x: number; y: number; lines: readonly string[]; className?: string }) {
  const { x, y, lines, className } = props;
  return (
    <text className={className}>
      {lines.map((line, index) => (
        <tspan key={`${index} ${line}`} x={x} y={y + index * LINE_MM}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Facts(props: { x: number; y: number; width: number; facts: readonly Fact[] }) {
  const { x, width, facts } = props;
  const offset = 20;
  let { y } = props;
  return facts.map(([label, value]) => {
    const lines = linesOf(value, width - offset - 2 * PADDING_MM);
    const top = y;
    y += lines.length * LINE_MM + 0.6;
    return (
      <Fragment key={label}>
        <Lines x={x + PADDING_MM} y={top} lines={[label]} className={css.soft} />
        <Lines x={x + offset} y={top} lines={lines} className={css.strong} />
      </Fragment>
    );
  });
}

/** Where the code of the extract is printed: its three corners. */
const CodePlace = ({ x, y }: { x: number; y: number }): ReactElement => {
  const far = CODE_MM - 4;
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
          .map(([left, top]) => `M${left} ${top}h4v4h-4zm.7 .7h2.6v2.6h-2.6z`)
          .join('')}
      />
    </>
  );
};

const LEGEND = [
  ['parcel', 'Flurstück des Auszugs'],
  ['line', 'Flurstücksgrenze'],
  ['point', 'Grenzpunkt'],
  ['building', 'Gebäude, Hausnummer'],
] as const;

function Legend({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <>
      {LEGEND.map(([sign, label], index) => {
        const top = y + index * LINE_MM;
        return (
          <Fragment key={sign}>
            {sign === 'line' && <path className={css.thin} d={`M${x} ${top}h5`} />}
            {sign === 'point' && <circle className={css.thin} cx={x + 2.5} cy={top} r={0.7} />}
            {(sign === 'parcel' || sign === 'building') && (
              <path
                className={sign === 'parcel' ? css.parcel : css.building}
                d={`M${x} ${top - 1.2}h5v2.4h-5z`}
              />
            )}
            <Lines x={x + 6.2} y={top + 0.9} lines={[label]} className={css.small} />
          </Fragment>
        );
      })}
    </>
  );
}

/** A bar of 50 mm with its length on the ground, and the arrow to the north. */
function Scale({ x, y, right, scale }: { x: number; y: number; right: number; scale: number }) {
  return (
    <>
      <path className={css.solid} d={`M${x} ${y}h10v1.2h-10zm20 0h10v1.2h-10zm20 0h10v1.2h-10z`} />
      <path className={css.thin} d={`M${x} ${y}h50v1.2h-50z`} />
      <Lines x={x} y={y - 1} lines={['0']} />
      <Lines x={x + 50} y={y - 1} lines={[`${scale / 20} m`]} className={css.end} />
      <Lines x={x} y={y + 5} lines={['maßstäblich nur bei 100 %']} className={css.soft} />
      <path className={css.solid} d={`M${right - 5} ${y - 22}l-1.8 8.5l1.8 -1.6l1.8 1.6z`} />
      <Lines x={right - 6} y={y - 9.6} lines={['N']} className={css.strong} />
    </>
  );
}

interface TitleBlockProps {
  readonly product: Product | null;
  readonly parcels: readonly Parcel[];
  readonly page: UserFormat;
}

const addressLines = (authority: CadastralAuthority): readonly string[] => {
  const { streetName, houseNumber, zipCode, city } = authority;
  return [`${streetName} ${houseNumber}`, `${zipCode} ${city}`];
};

const germanOf = (text: PortalConfiguration['stateName']): string => text.de;

/** The title block where it is printed and as it is printed, without what is known only after the order (PAGE-2, LOOK-3). */
export function TitleBlock({ product, parcels, page }: TitleBlockProps): ReactElement {
  const { query, configuration } = useServices();
  const [first] = parcels;
  const { data: authority } = useQuery({
    ...query('findAuthorityByParcel', { path: { parcelId: first?.parcelId ?? '' } }),
    enabled: first !== undefined,
  });
  const { width, height } = mapFieldMm(page.format, page.orientation);
  const [left, top] = [PAGE_MARGIN_MM, PAGE_MARGIN_MM + height];
  const widths = COLUMNS_MM.map(([least, share]) => least + share * (width - NARROWEST_MM));
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, one) => sum + one, left),
  );
  const [, parcelLeft = 0, sheetLeft = 0, legendLeft = 0] = starts;
  const [issuerWidth = 0, parcelWidth = 0, sheetWidth = 0] = widths;
  const x = left + PADDING_MM;
  const title = linesOf(product?.displayName ?? '', (issuerWidth - 2 * PADDING_MM) / 1.7);
  const issuer = linesOf(authority?.name ?? '', issuerWidth - CODE_MM - 2 * PADDING_MM);
  const titleEnd = top + 4.5 + title.length * 4.8;
  return (
    <g lang="de" className={css.block}>
      <path
        className={css.lines}
        vectorEffect="non-scaling-stroke"
        d={`M${left} ${top}h${width}v${TITLE_STRIP_MM}h${-width}z${starts
          .slice(1)
          .map((start) => `M${start} ${top}v${TITLE_STRIP_MM}`)
          .join('')}`}
      />
      <Lines x={x} y={top + 4.4} lines={['Auszug Liegenschaftskataster']} className={css.soft} />
      {title.map((line, index) => (
        <text key={line} x={x} y={top + 9.3 + index * 4.8} className={css.title}>
          {line}
        </text>
      ))}
      <Lines
        x={x}
        y={titleEnd + 4.6}
        lines={[germanOf(configuration.stateName)]}
        className={css.soft}
      />
      <Lines x={x} y={titleEnd + 8.5} lines={issuer} className={css.strong} />
      <Lines
        x={x}
        y={titleEnd + 8.5 + issuer.length * LINE_MM}
        lines={authority ? addressLines(authority) : []}
      />
      <CodePlace x={parcelLeft - CODE_MM - 1.5} y={top + TITLE_STRIP_MM - CODE_MM - 1.5} />
      <Facts x={parcelLeft} y={top + 4.8} width={parcelWidth} facts={parcelFacts(parcels)} />
      <Facts x={sheetLeft} y={top + 4.8} width={sheetWidth - 9} facts={sheetFacts(page)} />
      <Scale x={sheetLeft + 2} y={top + 31} right={legendLeft} scale={page.scale} />
      <Legend x={legendLeft + PADDING_MM} y={top + 3.6} />
    </g>
  );
}
