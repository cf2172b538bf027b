import type { Tile } from 'ol';
import ImageTile from 'ol/ImageTile.js';
import TileState from 'ol/TileState.js';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** A service did not return an image but an error status or an exception report. */
export class NotAnImageError extends Error {
  override readonly name = 'NotAnImageError';
}

async function readImage(response: Response): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/')) {
    throw new NotAnImageError(`${response.status} ${type} for a map tile`);
  }
  return response.blob();
}

/**
 * Fetches one tile as a blob, with the origin only as referrer, so that map services do not learn
 * which parcel is viewed.
 *
 * @throws {NotAnImageError} when the response is not an image. Services report errors as XML with
 * HTTP 200, therefore the content type is checked, too
 * @throws {TimeoutError} when the service does not respond in time
 */
export function fetchImage(url: string, signal: AbortSignal): Promise<Blob> {
  return fetchWithTimeout(url, signal, readImage);
}

/** Shows a blob in the tile's image and revokes its URL after it is decoded or has failed. */
function showBlob(tile: ImageTile, blob: Blob): void {
  const image = tile.getImage();
  if (!(image instanceof HTMLImageElement)) {
    tile.setState(TileState.ERROR);
    return;
  }
  const url = URL.createObjectURL(blob);
  const revoke = (): void => URL.revokeObjectURL(url);
  image.addEventListener('load', revoke, { once: true });
  image.addEventListener('error', revoke, { once: true });
  image.src = url;
}

/** What became of an image. */
export interface ImageEvents {
  /** The image is shown. */
  readonly onLoad: () => void;
  /** The image could not be loaded. */
  readonly onFailure: () => void;
}

/**
 * Creates the load function of an image source, which shows one image for the whole view. A request that is replaced by that of another
 * view is aborted, so that a slow service draws only what is shown; its promise stays pending, as OpenLayers would take a failure for the
 * end of loading, and log it. Reports only the image that was requested last, and none that was aborted because the map was removed.
 */
export function imageLoader(
  signal: AbortSignal,
  { onLoad, onFailure }: ImageEvents,
): (image: HTMLImageElement, url: string) => Promise<HTMLImageElement> {
  let latest = new AbortController();
  signal.addEventListener('abort', () => latest.abort(signal.reason), { once: true });
  return async (image, url) => {
    latest.abort();
    const own = new AbortController();
    latest = own;
    if (signal.aborted) own.abort(signal.reason);
    const replaced = new Promise<never>(() => undefined);
    try {
      const source = URL.createObjectURL(await fetchImage(url, own.signal));
      try {
        image.src = source;
        await image.decode();
      } finally {
        URL.revokeObjectURL(source);
      }
      if (own !== latest) return await replaced;
      if (!signal.aborted) onLoad();
      return image;
    } catch (error) {
      if (own !== latest) return replaced;
      if (!signal.aborted) onFailure();
      throw error;
    }
  };
}

/**
 * Creates the load function of a tile source. `onFailure` is called for every tile that could not
 * be shown, but not for tiles that were aborted because the map was removed.
 */
export function tileLoader(
  signal: AbortSignal,
  onFailure: () => void,
): (tile: Tile, url: string) => void {
  return (tile, url) => {
    if (!(tile instanceof ImageTile)) return;
    fetchImage(url, signal)
      .then((blob) => showBlob(tile, blob))
      .catch(() => {
        // Also when aborted: OpenLayers waits for every tile before it reports that the map is loaded.
        tile.setState(TileState.ERROR);
        if (!signal.aborted) onFailure();
      });
  };
}
