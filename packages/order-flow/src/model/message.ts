import type { MESSAGE_KEYS } from '../validation/message-keys.ts';

/** The stable names of everything validation can complain about; the texts belong to the caller. */
export type MessageKey = (typeof MESSAGE_KEYS)[number];

/** One complaint about one field. */
export interface FieldMessage {
  /** The name of the field as in the calls, for example `zipCode`. */
  readonly field: string;
  readonly key: MessageKey;
}
