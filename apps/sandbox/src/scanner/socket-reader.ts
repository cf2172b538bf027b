import type { Socket } from 'node:net';

/** Reads a connection in parts. */
export class SocketReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #buffer = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#pieces = socket[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#pieces.next();
    if (done === true) throw new Error('The connection ended early.');
    this.#buffer = Buffer.concat([this.#buffer, value]);
  }

  /** The next bytes, which remain there. */
  async peek(count: number): Promise<Buffer> {
    while (this.#buffer.length < count) await this.#more();
    return this.#buffer.subarray(0, count);
  }

  async take(count: number): Promise<Buffer> {
    const taken = await this.peek(count);
    this.#buffer = this.#buffer.subarray(count);
    return taken;
  }

  /** The text before a mark, which is read as well. */
  async until(mark: string): Promise<string> {
    while (!this.#buffer.includes(mark)) await this.#more();
    const text = await this.take(this.#buffer.indexOf(mark));
    await this.take(mark.length);
    return text.toString('latin1');
  }
}
