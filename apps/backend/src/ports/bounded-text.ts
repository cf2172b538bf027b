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
