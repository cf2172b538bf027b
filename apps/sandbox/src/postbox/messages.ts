/** A file of a message. */
interface MessageFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A message to a person, by either protocol. */
export interface ReceivedMessage {
  readonly messageId: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  /** Null when the protocol has texts only. */
  readonly html: string | null;
  readonly createdAt: string;
  /** What the postbox of the federation knows besides; null with the portal's own protocol. */
  readonly details: {
    readonly sender: string;
    readonly level: number;
    readonly files: readonly MessageFile[];
  } | null;
}

/** How far an application has come. */
export interface ReceivedStatus {
  readonly applicationId: string;
  readonly status: string;
  readonly reference: string;
}

/** How many messages are stored; older ones are dropped. */
const MAX_MESSAGES = 10_000;

/** All messages and the current status of each application, in memory. */
export class ReceivedMessages {
  readonly #messages = new Map<string, ReceivedMessage>();
  readonly #statuses = new Map<string, ReceivedStatus>();

  /** Stores a message once. */
  add(message: ReceivedMessage): void {
    if (!this.#messages.has(message.messageId)) this.#messages.set(message.messageId, message);
    const oldest =
      this.#messages.size > MAX_MESSAGES ? this.#messages.keys().next().value : undefined;
    if (oldest) this.#messages.delete(oldest);
  }

  find(messageId: string): ReceivedMessage | undefined {
    return this.#messages.get(messageId);
  }

  /** Newest first. */
  all(): readonly ReceivedMessage[] {
    return [...this.#messages.values()].toReversed();
  }

  setStatus(status: ReceivedStatus): void {
    this.#statuses.delete(status.applicationId);
    this.#statuses.set(status.applicationId, status);
  }

  /** The latest change first. */
  statuses(): readonly ReceivedStatus[] {
    return [...this.#statuses.values()].toReversed();
  }
}
