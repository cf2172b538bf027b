import type { Configuration } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { CODE_MM, CodePlace, StateMark } from './sheet-signs.tsx';
import { linesOf, widthOf } from './sheet-lines.ts';
import { Lines, PADDING_MM, TextPlace } from './sheet-text.tsx';
import * as css from './TitleBlock.css.ts';

/** Sizes of the title in one line, and in several. */
const TITLE_MM = { large: 4.59, small: 3.35 } as const;
/** Millimetres from line to line, and sizes of the letters. */
const STEP = 2.6;
const SOFT_MM = 2.29;
const STRONG_MM = 2.47;

const AUTHENTICITY = 'Echtheit:';

/** Where the code stands in words, behind its label. */
const CODE_LEFT_MM = widthOf(`${AUTHENTICITY} `, SOFT_MM);
const CODE_WORDS_MM = 19.5;

/** How a copy is named on it; null before the person chooses. PDF and paper are two documents, of which the PDF is shown. */
function copyForm({ provisioning }: Configuration): string | null {
  if (provisioning.digital) return 'Digitale Fassung (PDF), elektronisch gesiegelt';
  return provisioning.paper ? 'Ausdruck auf fälschungssicherem Papier' : null;
}

interface SheetAuthorityProps {
  readonly configuration: Configuration;
  readonly parcelId: string;
  readonly stateName: string;
  /** The column, in millimetres. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The first column of the title block: title, authority, mark of the state, and the places of code and seal. */
export function SheetAuthority(props: SheetAuthorityProps): ReactElement {
  const { configuration, parcelId, stateName, left, top, width } = props;
  const { query } = useServices();
  const { data: authority } = useQuery(query('findAuthorityByParcel', { path: { parcelId } }));
  const { product, userFormat } = configuration;
  const x = left + PADDING_MM;
  const titleWidth = width - 2 * PADDING_MM;
  const title = product?.displayName ?? '';
  const isShort = widthOf(title, TITLE_MM.large, 'bold') <= titleWidth;
  const textWidth = titleWidth - CODE_MM + 1;
  const issuer = linesOf(authority?.name ?? '', textWidth, STRONG_MM, 'strong');
  const firstLine = top + (isShort ? 14.2 : 15.8);
  const isWide = CODE_LEFT_MM + CODE_WORDS_MM <= textWidth;
  const lineOf = (index: number): number => firstLine + STEP * index;
  const codeLine = 1 + issuer.length + (authority ? 2 : 0);
  const formLine = codeLine + (isWide ? 1 : 2);
  const form = copyForm(configuration);
  return (
    <>
      <Lines x={x} y={top + 4.4} lines={['Auszug aus dem Liegenschaftskataster']} />
      <Lines
        x={x}
        y={top + (isShort ? 9.8 : 8.8)}
        step={4}
        lines={isShort ? [title] : linesOf(title, titleWidth, TITLE_MM.small, 'bold')}
        size={isShort ? TITLE_MM.large : TITLE_MM.small}
        className={css.title}
      />
      <StateMark x={left + width - 9} y={top + 10} isBw={userFormat.palette === 'BW'} />
      <Lines x={x} y={firstLine} lines={[stateName]} className={css.soft} />
      <Lines x={x} y={lineOf(1)} step={STEP} lines={issuer} className={css.strong} />
      {authority && (
        <Lines
          x={x}
          y={lineOf(issuer.length + 1)}
          step={STEP}
          lines={[
            `${authority.streetName} ${authority.houseNumber}`,
            `${authority.zipCode} ${authority.city}`,
          ]}
          className={css.soft}
        />
      )}
      <Lines x={x} y={lineOf(codeLine)} lines={[AUTHENTICITY]} className={css.soft} />
      <TextPlace
        x={x + (isWide ? CODE_LEFT_MM : 0)}
        y={lineOf(formLine - 1)}
        width={CODE_WORDS_MM}
      />
      {form === null ? (
        <TextPlace x={x} y={lineOf(formLine)} width={textWidth} />
      ) : (
        <Lines
          x={x}
          y={lineOf(formLine)}
          step={STEP}
          lines={linesOf(form, textWidth, SOFT_MM)}
          className={css.soft}
        />
      )}
      <CodePlace x={left + width - CODE_MM - 0.5} y={top + 17.5} />
    </>
  );
}
