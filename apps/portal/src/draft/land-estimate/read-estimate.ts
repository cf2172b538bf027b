import type { Parcel, PortalConfiguration } from '@portal/api';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import { imageAddress, showsSomething } from './estimate-request.ts';

function alphaOf(canvas: OffscreenCanvasRenderingContext2D): number[] {
  const { width, height } = canvas.canvas;
  const { data } = canvas.getImageData(0, 0, width, height);
  return [...data].filter((_, index) => index % 4 === 3);
}

function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('The browser does not draw.');
  return canvas;
}

/**
 * Whether the layer of the land estimate shows something on a parcel: the cadastre publishes the estimate as a map only.
 *
 * @throws Error if the service does not answer with an image
 */
export async function readEstimate(
  map: PortalConfiguration['map'],
  parcel: Parcel,
  signal: AbortSignal,
): Promise<boolean> {
  const layer = map.wms.find(({ landEstimate }) => landEstimate);
  const shape = parcel.geometry.coordinates;
  const box = boundingBoxOf(shape.flat(2));
  if (!layer || !box) return true;
  const answer = await fetch(imageAddress(layer, map.projection, box), {
    signal,
    referrerPolicy: 'origin',
  });
  if (!answer.ok) throw new Error(`The map service answered ${answer.status}`);
  const image = await createImageBitmap(await answer.blob());
  const { width, height } = image;
  const shown = canvasOf(width, height);
  shown.drawImage(image, 0, 0);
  const outline = canvasOf(width, height);
  const [west, south, east, north] = box;
  outline.scale(width / (east - west), height / (north - south));
  outline.beginPath();
  for (const ring of shape.flat()) {
    for (const [index, [x, y]] of ring.entries()) {
      if (index === 0) outline.moveTo(x - west, north - y);
      else outline.lineTo(x - west, north - y);
    }
    outline.closePath();
  }
  outline.fill('evenodd');
  return showsSomething(alphaOf(outline), alphaOf(shown));
}
