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

/** The beginning of a body as text: at most so many bytes are read, and the rest is refused. */
export async function boundedText({ body }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const piece of body) {
    read += piece.length;
    text += decoder.decode(piece, { stream: true });
    if (read >= maxBytes) break;
  }
  return text;
}
