import type { PortalConfiguration } from '@portal/api';
import type { LandOnSheet } from './land-on-sheet.ts';
import { linesOf, widthOf } from './sheet-lines.ts';

/** Up to these scales all boundary points and the numbers of houses are drawn. */
const DETAILED_UP_TO = 1000;

/** Millimetres from line to line where they fit the height of the column. */
const STEP_MM = 3.3;
const HEIGHT_MM = 37.4;

/** Where texts begin, from their column. */
export const TEXT_LEFT_MM = 6.2;

/** Size of the letters in millimetres. */
const SIZE_MM = 2.12;

type Sheet = NonNullable<PortalConfiguration['map']['sheet']>;

/** Colour and sign of a land use. */
export type UseSign = NonNullable<Sheet['uses']>[number];

/** Kinds of signs, or that of a land use. */
export type Sign =
  | 'parcel'
  | 'line'
  | 'section'
  | 'subdistrict'
  | 'point'
  | 'cross'
  | 'building'
  | 'estimate'
  | 'class'
  | 'gap'
  | UseSign;

/** What the sheet shows. */
export interface LegendContent {
  readonly scale: number;
  readonly isSeveral: boolean;
  readonly isBw: boolean;
  readonly withLandEstimate: boolean;
  readonly hasCrosses: boolean;
  readonly boundaries: { readonly sections: boolean; readonly subdistricts: boolean };
  readonly land: LandOnSheet;
  /** The colours of buildings, and the signs of land uses in the order of the legend. */
  readonly signs: Pick<Sheet, 'buildingFill' | 'bwBuildingFill' | 'uses'>;
}

type Entry = readonly [sign: Sign, text: string, isShown?: boolean];

/** What the sheet shows, in the order of the printed legend. */
function entriesOf(content: LegendContent): readonly Entry[] {
  const { scale, isSeveral, boundaries, land, withLandEstimate } = content;
  const isDetailed = scale <= DETAILED_UP_TO;
  const ofParcels = isSeveral ? 'Grenzpunkt der Flurstücke' : 'Grenzpunkt des Flurstücks';
  const uses = (content.signs.uses ?? []).map((sign): Entry => {
    const text = sign.names.filter((name) => land.uses.has(name)).join(', ');
    return [sign, text, text !== ''];
  });
  const entries: readonly Entry[] = [
    ['parcel', isSeveral ? 'Flurstücke des Auszugs' : 'Flurstück des Auszugs'],
    ['line', 'Flurstücksgrenze'],
    ['section', 'Grenze der Flur', boundaries.sections],
    ['subdistrict', 'Grenze der Gemarkung', boundaries.subdistricts],
    ['point', isDetailed ? 'Grenzpunkt' : ofParcels],
    ['cross', 'Koordinatenkreuz', content.hasCrosses],
    ['building', isDetailed ? 'Gebäude, Hausnummer' : 'Gebäude', land.hasBuildings ?? true],
    ...uses,
    ['estimate', 'Grenze der Schätzung', withLandEstimate],
    ['class', 'Klassenzeichen', withLandEstimate],
    ['gap', 'ohne Daten', land.hasGaps],
  ];
  return entries.filter(([, , isShown = true]) => isShown);
}

/** An entry with its lines, its column, and its first line from the top. */
interface PlacedEntry {
  readonly sign: Sign;
  readonly lines: readonly string[];
  readonly column: 0 | 1;
  readonly row: number;
}

/** Entries in a column of this width in millimetres: two short ones after each other share a line. */
export function placeEntries(
  content: LegendContent,
  width: number,
): { readonly entries: readonly PlacedEntry[]; readonly step: number } {
  const isShort = (text: string): boolean =>
    widthOf(text, SIZE_MM) <= width / 2 - TEXT_LEFT_MM - 0.5;
  let [before, rows] = ['', 0];
  const entries = entriesOf(content).map(([sign, text]): PlacedEntry => {
    const sharesLine = before !== '' && isShort(text) && isShort(before);
    before = sharesLine ? '' : text;
    if (sharesLine) return { sign, lines: [text], column: 1, row: rows - 1 };
    const lines = linesOf(text, width - TEXT_LEFT_MM, SIZE_MM);
    rows += lines.length;
    return { sign, lines, column: 0, row: rows - lines.length };
  });
  return { entries, step: Math.min(STEP_MM, HEIGHT_MM / rows) };
}
