import type { MESSAGE_KEYS } from './message-keys.ts';

/** The stable keys of all validation errors; the caller has the texts. */
export type MessageKey = (typeof MESSAGE_KEYS)[number];

/** A validation error of a field. */
export interface FieldMessage {
  /** The name of the field in the contract, for example `zipCode`. */
  readonly field: string;
  /** The error of the field. */
  readonly key: MessageKey;
}
