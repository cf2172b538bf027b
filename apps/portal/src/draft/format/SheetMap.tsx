import type { Parcel, PortalConfiguration } from '@portal/api';
import { markedParcels } from '@portal/order-flow';
import type { Configuration } from '@portal/order-flow';
import type { MapPlaces } from '@portal/ui/map-preview';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { BoundingBox } from '../../parcels/bounding-box.ts';
import { browserLog } from '../../browser/log.ts';
import * as css from './SheetMap.css.ts';
import { sheetRequest } from './sheet-request.ts';
import { useLandOnSheet } from './use-land-on-sheet.ts';

/** A frame that is moved step by step needs the image of its last place only. */
const SETTLED_MS = 200;

/** The map as it is printed, and the ground that it shows. */
interface SheetImage {
  readonly address: string;
  readonly box: BoundingBox;
  readonly isBw: boolean;
}

/** Loads an image as a blob: the Content-Security-Policy allows images of no other origin. */
async function fetchImage(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal });
  const blob = await response.blob();
  if (!response.ok || !blob.type.startsWith('image/')) {
    throw new Error(`The map of the sheet answers ${response.status} with ${blob.type}`);
  }
  return blob;
}

/** The last image that was loaded; null until then and after a failure, which shows the map below. */
function useSheetImage(address: string, box: BoundingBox, isBw: boolean): SheetImage | null {
  const [image, setImage] = useState<SheetImage | null>(null);
  const [left, bottom, right, top] = box;
  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    const timer = setTimeout(() => {
      fetchImage(address, signal).then(
        (blob) =>
          setImage({
            address: URL.createObjectURL(blob),
            box: [left, bottom, right, top],
            isBw,
          }),
        (error: unknown) => {
          if (signal.aborted) return;
          browserLog('The map of the sheet was not loaded', error);
          setImage(null);
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [address, left, bottom, right, top, isBw]);
  useEffect(() => () => URL.revokeObjectURL(image?.address ?? ''), [image]);
  return image;
}

/** Rings of positions in metres as a path in metres from the upper left corner of a box. */
const pathOf = (rings: readonly (readonly (readonly number[])[])[], box: BoundingBox): string =>
  rings
    .map((ring) => `M${ring.map(([x = 0, y = 0]) => `${x - box[0]} ${box[3] - y}`).join('L')}Z`)
    .join('');

/** Millimetres from line to line of an ordered parcel in black and white, and of its edge on its own ground. */
const HATCH_MM = 3;
const EDGE_MM = 0.5;

const ringsOf = (some: readonly Pick<Parcel, 'geometry'>[]) =>
  some.flatMap(({ geometry }) => geometry.coordinates.flat());

/**
 * The ordered parcels as they are marked on paper, below their buildings: violet with violet numbers, or hatched in black and white. The image
 * does not know what is ordered: its dark lines on their ground become violet.
 */
function Marks({
  configuration,
  box,
  isBw,
}: Omit<SheetMapProps, 'places' | 'map'> & { box: BoundingBox; isBw: boolean }) {
  const { scale } = configuration.userFormat;
  const { buildings } = useLandOnSheet(box, scale) ?? {};
  const metres = (millimetres: number): number => (millimetres * scale) / 1000;
  const step = metres(HATCH_MM) * Math.SQRT2;
  const parcels = pathOf(ringsOf(markedParcels(configuration)), box);
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const ground = {
    d: `M0 0h${width}v${height}h${-width}z${pathOf(ringsOf(buildings ?? []), box)}`,
    fillRule: 'evenodd',
    clipPath: 'url(#portal-ordered)',
  } as const;
  return (
    <>
      <clipPath id="portal-ordered">
        <path d={parcels} clipRule="evenodd" />
      </clipPath>
      <pattern
        id="portal-hatch"
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        className={css.hatch}
        strokeWidth={metres(0.18)}
      >
        <path d={`M0 ${step}L${step} 0`} />
      </pattern>
      {isBw ? (
        <path {...ground} className={css.bwGround} fill="url(#portal-hatch)" />
      ) : (
        <>
          <path {...ground} className={css.number} />
          <path {...ground} className={css.ground} />
        </>
      )}
      <path
        className={isBw ? css.bwEdge : css.edge}
        clipPath={ground.clipPath}
        d={parcels}
        strokeWidth={metres(2 * EDGE_MM)}
      />
    </>
  );
}

interface SheetMapProps {
  readonly places: MapPlaces;
  readonly map: PortalConfiguration['map'] & {
    readonly sheet: NonNullable<PortalConfiguration['map']['sheet']>;
  };
  readonly configuration: Configuration;
  readonly box: BoundingBox;
}

/** The map of the sheet as it is printed, over the map and below the margins of the paper (LOOK-3). */
export default function SheetMap({
  places,
  map,
  configuration,
  box,
}: SheetMapProps): ReactElement | null {
  const { product, userFormat } = configuration;
  const address = sheetRequest(map, box, userFormat, product?.withLandEstimate ?? false);
  const image = useSheetImage(address, box, userFormat.palette === 'BW');
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!image) return undefined;
    const [left, bottom, right, top] = image.box;
    const follow = (): void => {
      const style = drawing.current?.style;
      const [x, y] = places.pixelOf([left, top]) ?? [];
      const [endX, endY] = places.pixelOf([right, bottom]) ?? [];
      if (!style || x === undefined || y === undefined || endX === undefined || endY === undefined)
        return;
      style.translate = `${x}px ${y}px`;
      style.inlineSize = `${endX - x}px`;
      style.blockSize = `${endY - y}px`;
    };
    follow();
    return places.onRender(follow);
  }, [places, image]);
  if (!image) return null;
  const [left, bottom, right, top] = image.box;
  const [width, height] = [right - left, top - bottom];
  return (
    <svg
      ref={drawing}
      className={css.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <image href={image.address} width={width} height={height} preserveAspectRatio="none" />
      <Marks configuration={configuration} box={image.box} isBw={image.isBw} />
    </svg>
  );
}
