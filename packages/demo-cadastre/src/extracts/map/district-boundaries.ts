import type { LandParcel, Position } from '../../land/model.ts';

/** A boundary between cadastral sections (Flur) or local subdistricts (Gemarkung). */
export type DistrictKind = 'section' | 'subdistrict';

/** A line of a boundary, in metres. */
export interface DistrictBoundary {
  readonly kind: DistrictKind;
  readonly line: readonly Position[];
}

/** The section and subdistrict of a parcel as one key. */
export function districtKeyOf({
  subdistrictId,
  section,
}: Pick<LandParcel, 'subdistrictId' | 'section'>): string {
  return `${subdistrictId} ${section ?? ''}`;
}

interface Edge {
  readonly from: Position;
  readonly to: Position;
  readonly parcels: LandParcel[];
}

/**
 * The boundaries of sections and subdistricts among these parcels (PAGE-7): the edges on whose two sides are parcels of
 * different ones, joined to lines. The edge of the land is a boundary of its subdistrict.
 */
export function districtBoundaries(parcels: readonly LandParcel[]): readonly DistrictBoundary[] {
  const edges = new Map<string, Edge>();
  for (const parcel of parcels) {
    for (const ring of parcel.polygons.flat()) {
      const names = ring.map(([x, y]) => `${x},${y}`);
      for (let index = 1; index < ring.length; index += 1) {
        const [from, to, one, other] = [
          ring[index - 1],
          ring[index],
          names[index - 1],
          names[index],
        ];
        if (!from || !to || !one || !other) continue;
        const key = one < other ? `${one} ${other}` : `${other} ${one}`;
        const edge = edges.get(key);
        if (edge) edge.parcels.push(parcel);
        else edges.set(key, { from, to, parcels: [parcel] });
      }
    }
  }
  const found: Record<DistrictKind, Edge[]> = { section: [], subdistrict: [] };
  for (const edge of edges.values()) {
    const kind = kindOf(edge);
    if (kind) found[kind].push(edge);
  }
  return (['section', 'subdistrict'] as const).flatMap((kind) =>
    joinEdges(found[kind]).map((line) => ({ kind, line })),
  );
}

function kindOf({ parcels: [one, other] }: Edge): DistrictKind | null {
  if (one?.subdistrictId !== other?.subdistrictId) return 'subdistrict';
  return one?.section === other?.section ? null : 'section';
}

/** Joins edges that share an end: a dashed line then has its rhythm along the whole boundary. */
function joinEdges(edges: readonly Edge[]): Position[][] {
  const ends = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) {
      const key = end.join();
      ends.set(key, [...(ends.get(key) ?? []), edge]);
    }
  }
  const used = new Set<Edge>();
  const follow = (start: Position): Position[] => {
    const line: Position[] = [];
    for (let end = start; ; ) {
      const next = ends.get(end.join())?.find((edge) => !used.has(edge));
      if (!next) return line;
      used.add(next);
      end = next.from.join() === end.join() ? next.to : next.from;
      line.push(end);
    }
  };
  return edges.flatMap((edge) => {
    if (used.has(edge)) return [];
    used.add(edge);
    const before = follow(edge.from).toReversed();
    return [[...before, edge.from, edge.to, ...follow(edge.to)]];
  });
}
