import {
  mapFieldMm,
  markedParcels,
  PAGE_MARGIN_MM,
  pageSizeMm,
  TITLE_STRIP_MM,
} from '@portal/order-flow';
import type { MapSheet } from '@portal/ui/map-preview';
import { useLanguages } from '@portal/ui/provider';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { displayName } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useDraftPart } from '../../services/services.ts';
import { pageText, scaleText } from '../../pages/common/order-texts.ts';
import * as css from './TitleBlock.css.ts';

/** Widths of the last columns of the title block, in millimetres; the first one has the rest. */
const COLUMNS_MM = [46, 57, 36] as const;

/** Letters of a line that fit the narrowest column. */
const LINE_LENGTH = 22;

/** Breaks a text at its blanks. */
function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** From line to line, in millimetres. */
const LINE_MM = 5;

interface TitleBlockProps {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Each column has lines of text, the first one larger. */
  readonly columns: readonly (readonly string[])[];
}

/** The title block at the place where it is printed, with the texts that are known before the order. */
function TitleBlock({ left, top, width, columns }: TitleBlockProps): ReactElement {
  const [first] = [width - COLUMNS_MM.reduce((sum, one) => sum + one, 0)];
  const starts = [first, ...COLUMNS_MM].map((_, index, all) =>
    all.slice(0, index).reduce((sum, one) => sum + one, left),
  );
  return (
    <>
      <path
        className={css.lines}
        vectorEffect="non-scaling-stroke"
        d={`M${left} ${top}h${width}v${TITLE_STRIP_MM}h${-width}z${starts
          .slice(1)
          .map((x) => `M${x} ${top}v${TITLE_STRIP_MM}`)
          .join('')}`}
      />
      <path className={css.arrow} d={`M${left + width - 8} ${top + 9}l-2.5 8l2.5 -1.8l2.5 1.8z`} />
      {columns.map((lines, column) => {
        const x = (starts[column] ?? 0) + 2.5;
        return (
          <text key={x} className={css.text}>
            {lines.map((line, index) => (
              <tspan
                key={line}
                x={x}
                y={top + 7 + index * LINE_MM}
                className={index === 0 ? css.strong : undefined}
              >
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </>
  );
}

/** The sheet of the chosen format with its title block, in millimetres (PAGE-2). */
export function useSheet(): MapSheet {
  const configuration = useDraftPart((draft) => draft.configuration);
  const { product, parcel, userFormat } = configuration;
  const numbers = markedParcels(configuration)
    .map(({ parcelNumber }) => parcelNumber)
    .join(', ');
  const text = useText();
  const languages = useLanguages();
  const { format, orientation, scale } = userFormat;
  return useMemo(() => {
    const page = pageSizeMm(format, orientation);
    const map = mapFieldMm(format, orientation);
    const field = { left: PAGE_MARGIN_MM, top: PAGE_MARGIN_MM, ...map };
    const columns = [
      [
        ...linesOf(product ? displayName(product, languages) : ''),
        ...linesOf(text('format.titleBlock')),
      ],
      parcel
        ? [
            parcel.localSubdistrict,
            parcel.cadastralSection && `${text('search.section')} ${parcel.cadastralSection}`,
            ...linesOf(`${text('search.parcel')} ${numbers}`),
          ]
        : [],
      [scaleText(scale), pageText(text, { format, orientation })],
      ['N'],
    ];
    return {
      ...page,
      field,
      children: (
        <TitleBlock
          left={field.left}
          top={field.top + field.height}
          width={field.width}
          columns={columns}
        />
      ),
    };
  }, [product, parcel, numbers, format, orientation, scale, text, languages]);
}
