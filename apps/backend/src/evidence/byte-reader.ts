/** Reads a stream of bytes from its beginning, with little of it in memory at a time. */
export interface ByteReader {
  /** The next bytes; null when the stream ends before. */
  take(count: number): Promise<Buffer | null>;
  /** Leaves out bytes. @returns whether there were so many */
  skip(count: number): Promise<boolean>;
  /** Leaves out everything up to a mark and the mark itself. @returns whether it was found */
  skipTo(mark: Buffer): Promise<boolean>;
  /** Whether nothing is left. */
  isAtEnd(): Promise<boolean>;
  /** Closes the stream, however much of it was read. */
  close(): Promise<void>;
}

/** Creates a reader of a stream. */
export function byteReader(stream: AsyncIterable<Uint8Array>): ByteReader {
  const pieces = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { done, value } = await pieces.next();
    if (done) return false;
    rest = Buffer.concat([rest, value]);
    return true;
  };
  const skip = async (count: number): Promise<boolean> => {
    let left = count;
    while (rest.length < left) {
      left -= rest.length;
      rest = Buffer.alloc(0);
      if (!(await more())) return false;
    }
    rest = rest.subarray(left);
    return true;
  };
  return {
    take: async (count) => {
      while (rest.length < count) if (!(await more())) return null;
      const taken = rest.subarray(0, count);
      rest = rest.subarray(count);
      return taken;
    },
    skip,
    skipTo: async (mark) => {
      for (;;) {
        const at = rest.indexOf(mark);
        if (at >= 0) return skip(at + mark.length);
        // A mark may lie across two pieces.
        rest = rest.subarray(Math.max(0, rest.length - mark.length + 1));
        if (!(await more())) return false;
      }
    },
    isAtEnd: async () => {
      while (rest.length === 0) if (!(await more())) return true;
      return false;
    },
    close: async () => {
      await pieces.return?.();
    },
  };
}
