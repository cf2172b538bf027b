import { decodeText, textOfResponse } from '@portal/names/decode';

/** A body is longer than its reader accepts. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A response whose body fails with {@link BodyTooLarge} after so many bytes, so that nobody reads without end (SAFE-1). */
export function limited(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let read = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      read += piece.length;
      if (read <= maxBytes) controller.enqueue(piece);
      else controller.error(new BodyTooLarge(`The body has more than ${maxBytes} bytes.`));
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}

/** A response whose text is UTF-8, for libraries that read every text so. @throws NotDecodable */
export async function inUtf8(response: Response): Promise<Response> {
  return response.body ? new Response(await textOfResponse(response), response) : response;
}

/** The beginning of a body as text: at most so many bytes are read, and the rest is refused. @throws NotDecodable */
export async function boundedText({ body, headers }: Response, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let read = 0;
  for await (const piece of body ?? []) {
    read += piece.length;
    pieces.push(piece);
    if (read >= maxBytes) break;
  }
  const contentType = headers.get('content-type');
  return decodeText(Buffer.concat(pieces), { contentType, isBeginning: read >= maxBytes });
}
