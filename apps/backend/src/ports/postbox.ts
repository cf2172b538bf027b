import type { Language } from '@portal/api';

/** A file of a message. */
export interface MessageFile {
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly read: () => Promise<Buffer>;
}

/** A message to a person's postbox; idempotent by its id. */
export interface PostboxMessage {
  readonly messageId: string;
  readonly recipientId: string;
  /** The postbox that the identity service named at the last login; null without one. */
  readonly mailbox: string | null;
  /** The application that the identity service named at the login of the order; null without one. */
  readonly applicationId: string | null;
  readonly orderNumber: string;
  readonly language: Language;
  /** Who sends it. */
  readonly sender: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The trust level with which it can be read, 1 to 4. */
  readonly level: number;
  readonly files: readonly MessageFile[];
  readonly createdAt: string;
}

/** How far an application has come, in the words of the postbox of the federation. */
export type ApplicationState = 'PROCESSING' | 'ACTION_REQUIRED' | 'COMPLETED';

/** How far an order has come, for the list of applications of the person; idempotent by its id. */
export interface ApplicationStatus {
  readonly statusId: string;
  readonly applicationId: string;
  readonly orderNumber: string;
  readonly state: ApplicationState;
  readonly senderName: string;
  readonly createdAt: string;
}

/** Whether a message has arrived: `OPEN` until the postbox says so; ask again with the same message. */
export type Delivery = 'DELIVERED' | 'OPEN';

/** The postbox has refused the message for good, or there is none. The same message can be sent again. */
export class PostboxRefusal extends Error {
  override readonly name = 'PostboxRefusal';
}

/** How many files a message can have, and how many bytes each. */
export interface FileLimits {
  readonly count: number;
  readonly bytes: number;
}

/** The postbox (docs/decisions/0001). */
export interface PostboxPort {
  /** What the protocol takes besides the text. */
  readonly fileLimits: FileLimits;
  /** Sends a message once, however often it is called. @throws ExternalSystemError; PostboxRefusal */
  send(message: PostboxMessage): Promise<Delivery>;
  /** Sends a status once; null when the protocol has none. @throws ExternalSystemError; PostboxRefusal */
  readonly sendStatus: ((status: ApplicationStatus) => Promise<Delivery>) | null;
  /** Shows the postbox the secret of the portal without sending anything; missing where the protocol has no such call. @throws when it is refused */
  trySecret?(): Promise<void>;
}
