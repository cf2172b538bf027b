/** What is wrong about an answer of the identity service; `docs/bundid.md` explains each. */
export type SamlFaultCode =
  | 'algorithm'
  | 'assertion'
  | 'audience'
  | 'decryption'
  | 'destination'
  | 'expired'
  | 'issuer'
  | 'malformed'
  | 'not_encrypted'
  | 'not_signed'
  | 'not_yet_valid'
  | 'recipient'
  | 'request'
  | 'signature'
  | 'too_large';

/** An answer that cannot be trusted. It holds no personal data. */
export class SamlFault extends Error {
  override readonly name = 'SamlFault';
  readonly code: SamlFaultCode;

  constructor(code: SamlFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
