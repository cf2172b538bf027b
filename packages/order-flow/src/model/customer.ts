/** How surely the identity service knows the person; 3 may come from a tax certificate (FLOW-2). */
export type TrustLevel = 'LEVEL_1' | 'LEVEL_2' | 'LEVEL_3' | 'LEVEL_4';

/** What the interface says of a trust level: HIGH only at LEVEL_4 (FLOW-2). */
export type TrustLabel = 'LOW' | 'HIGH';

/** The sex as the identity service reports it. */
export type Sex = 'NOT_KNOWN' | 'MALE' | 'FEMALE' | 'NOT_APPLICABLE';

/** The person who is logged in, under the names of the call `GET /authenticated-customer`. */
export interface Customer {
  /** Opaque; tells whether it is the same person as before (FLOW-18). */
  readonly id: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly trustLevel: TrustLevel;
  readonly sex: Sex;
}

/** Where the client stands in finding out who is logged in. */
export type LoginState = 'pending' | 'started' | 'executed';
