import PostalMime from 'postal-mime';

/** A mail as a mail program shows it. */
export interface ReceivedMail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Null when the mail has a text only. */
  readonly html: string | null;
  readonly language: string;
  readonly receivedAt: Date;
}

/** How many mails are stored; older ones are dropped. */
const MAX_MAILS = 2000;

/** All mails, in memory. */
export class ReceivedMails {
  readonly #mails = new Map<string, ReceivedMail>();
  #count = 0;

  /** Reads a mail (RFC 5322) and stores it. @param to the recipients of its envelope */
  async add(source: Uint8Array, to: readonly string[], now: Date): Promise<void> {
    const { subject = '', text = '', html = null, headers } = await PostalMime.parse(source);
    const language = headers.find(({ key }) => key === 'content-language')?.value ?? 'de';
    this.#count += 1;
    const id = String(this.#count);
    this.#mails.set(id, { id, to, subject, text, html, language, receivedAt: now });
    this.#mails.delete(String(this.#count - MAX_MAILS));
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.get(id);
  }

  /** Newest first. @param to only those to this address */
  all(to?: string): readonly ReceivedMail[] {
    return [...this.#mails.values()]
      .filter((mail) => to === undefined || mail.to.includes(to))
      .toReversed();
  }
}
