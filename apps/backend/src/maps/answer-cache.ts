/** An answer of a map service. */
export interface MapAnswer {
  readonly type: string;
  readonly content: Buffer;
}

/** Answers by address, up to a number of bytes and for a time; the oldest leaves first. */
export function answerCache(maxBytes: number, maxAgeMs: number, now: () => number) {
  const entries = new Map<string, MapAnswer & { readonly at: number }>();
  let bytes = 0;
  const remove = (address: string): void => {
    bytes -= entries.get(address)?.content.length ?? 0;
    entries.delete(address);
  };
  return {
    get(address: string): MapAnswer | null {
      const found = entries.get(address);
      if (!found) return null;
      if (now() - found.at <= maxAgeMs) return found;
      remove(address);
      return null;
    },
    set(address: string, answer: MapAnswer): void {
      remove(address);
      if (answer.content.length > maxBytes) return;
      entries.set(address, { ...answer, at: now() });
      bytes += answer.content.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
