import type { Tile } from 'ol';
import ImageTile from 'ol/ImageTile.js';
import TileState from 'ol/TileState.js';
import { fetchWithin } from './fetch-within.ts';

/** A service answered, but not with a picture: an error status, or an exception as XML. */
export class NotAPictureError extends Error {
  override readonly name = 'NotAPictureError';
}

async function readPicture(answer: Response): Promise<Blob> {
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('image/')) {
    throw new NotAPictureError(`${answer.status} ${type} for a map tile`);
  }
  return answer.blob();
}

/**
 * Fetches one tile as a blob with only the origin as referrer, so that map services never see
 * which parcel someone looks at.
 *
 * @throws {NotAPictureError} when the answer is no picture. Services report errors with HTTP 200
 * and an XML exception (BE-6), therefore the content type decides, not the status alone.
 * @throws {TooSlowError} when the service hangs.
 */
export function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  return fetchWithin(url, signal, readPicture);
}

/** Shows a blob in the tile's image and frees its address once it is decoded or refused. */
function showBlob(tile: ImageTile, blob: Blob): void {
  const image = tile.getImage();
  if (!(image instanceof HTMLImageElement)) {
    tile.setState(TileState.ERROR);
    return;
  }
  const address = URL.createObjectURL(blob);
  const free = (): void => URL.revokeObjectURL(address);
  image.addEventListener('load', free, { once: true });
  image.addEventListener('error', free, { once: true });
  image.src = address;
}

/**
 * Makes the load function of a tile source. `onFailure` hears of every tile that could not be
 * shown, but not of tiles given up because the map was removed.
 */
export function tileLoader(
  signal: AbortSignal,
  onFailure: () => void,
): (tile: Tile, url: string) => void {
  return (tile, url) => {
    if (!(tile instanceof ImageTile)) return;
    fetchPicture(url, signal)
      .then((blob) => showBlob(tile, blob))
      .catch(() => {
        if (signal.aborted) return;
        tile.setState(TileState.ERROR);
        onFailure();
      });
  };
}
