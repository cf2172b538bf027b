/** The facts of a person that the portal reads from the answer of an identity service (REAL-2). */
export type Fact =
  | 'key'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'sex'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'formattedAddress'
  | 'level'
  | 'postbox';

/** Claims whose texts are one fact together, joined by a blank. */
type JoinedClaims = readonly string[];

/** Where facts are: the first alternative with a text counts. */
export type FactClaims = Readonly<Record<Fact, readonly JoinedClaims[]>>;

/** The claims of OpenID Connect Core 1.0, section 5.1, and `trust_level`. */
export const OPENID_CLAIMS: FactClaims = {
  key: [['sub']],
  firstName: [['given_name']],
  lastName: [['family_name']],
  email: [['email']],
  sex: [['gender']],
  street: [['address.street_address']],
  zipCode: [['address.postal_code']],
  city: [['address.locality']],
  country: [['address.country']],
  formattedAddress: [['address.formatted']],
  level: [['trust_level']],
  postbox: [],
};
