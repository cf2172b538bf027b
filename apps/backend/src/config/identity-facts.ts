/** The facts of a person that the portal reads from the answer of an identity service (REAL-2). */
export type Fact =
  | 'key'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'email'
  | 'sex'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'formattedAddress'
  | 'level'
  | 'postbox'
  | 'application';

/** Claims whose texts are one fact together, joined by a blank. */
type JoinedClaims = readonly string[];

/** Where facts are: the first alternative with a text counts. */
export type FactClaims = Readonly<Record<Fact, readonly JoinedClaims[]>>;

/** The claims of OpenID Connect Core 1.0, section 5.1, and `trust_level`. */
export const OPENID_CLAIMS: FactClaims = {
  key: [['sub']],
  firstName: [['given_name']],
  lastName: [['family_name']],
  birthDate: [['birthdate']],
  email: [['email']],
  sex: [['gender']],
  street: [['address.street_address']],
  zipCode: [['address.postal_code']],
  city: [['address.locality']],
  country: [['address.country']],
  formattedAddress: [['address.formatted']],
  level: [['trust_level']],
  postbox: [],
  application: [],
};

const OID = 'urn:oid:';

/**
 * The attributes of BundID (interface description 10.2, section 6): bPK2 names the person, and differs for each service. Street and house number
 * are one text. Codes of sex contradict each other in two of its documents, and are not read.
 */
export const BUNDID_CLAIMS: FactClaims = {
  key: [[`${OID}1.3.6.1.4.1.25484.494450.3`]],
  firstName: [[`${OID}2.5.4.42`]],
  lastName: [[`${OID}2.5.4.4`]],
  birthDate: [[`${OID}1.2.40.0.10.2.1.1.55`]],
  email: [[`${OID}0.9.2342.19200300.100.1.3`]],
  sex: [],
  street: [[`${OID}2.5.4.16`]],
  zipCode: [[`${OID}2.5.4.17`]],
  city: [[`${OID}2.5.4.7`]],
  country: [[`${OID}1.2.40.0.10.2.1.1.225599`]],
  formattedAddress: [],
  level: [['AuthnContextClassRef'], [`${OID}1.2.40.0.10.2.1.1.261.94`]],
  postbox: [[`${OID}2.5.4.18`]],
  application: [[`${OID}1.3.6.1.4.1.25484.494450.4`]],
};

/** The facts of an organisation that the portal reads from the answer of its identity service (ORG-1). */
export type OrganisationFact =
  | 'organisationKey'
  | 'organisationName'
  | 'legalForm'
  | 'activity'
  | 'registerNumber'
  | 'registerType'
  | 'registerCourt'
  | 'personType'
  | 'roles';

/** Where the facts of an organisation are; the names of a role are all its texts, and of each other fact the first text counts. */
export type OrganisationClaims = Readonly<Record<OrganisationFact, readonly JoinedClaims[]>>;

/**
 * The attributes of Mein Unternehmenskonto for the person who acts, as public sources spell them; the address is XML in the attribute `Anschrift`.
 * No public source spells the attributes that name person and organisation at every login: a state pack must.
 */
export const ELSTER_CLAIMS: FactClaims = {
  key: [],
  firstName: [['Vorname']],
  lastName: [['Namenszusatz', 'Name']],
  birthDate: [],
  email: [],
  sex: [],
  street: [['Anschrift.Strasse', 'Anschrift.Hausnummer'], ['Anschrift.Postfach']],
  zipCode: [['Anschrift.PLZ']],
  city: [['Anschrift.Ort']],
  country: [['Anschrift.Land']],
  formattedAddress: [],
  level: [['ElsterVertrauensniveauAuthentifizierung'], ['ElsterVertrauensniveauIdentifizierung']],
  postbox: [],
  application: [],
};

/** The attributes of Mein Unternehmenskonto for the organisation. */
export const ELSTER_ORGANISATION: OrganisationClaims = {
  organisationKey: [],
  organisationName: [['Firmenname']],
  legalForm: [['Rechtsform']],
  activity: [['Taetigkeit']],
  registerNumber: [['Registernummer']],
  registerType: [['Registerart']],
  registerCourt: [['Registergericht']],
  personType: [['PersTyp']],
  roles: [],
};

/** OpenID Connect has no claims for organisations: each is configured. */
export const OPENID_ORGANISATION: OrganisationClaims = {
  organisationKey: [],
  organisationName: [],
  legalForm: [],
  activity: [],
  registerNumber: [],
  registerType: [],
  registerCourt: [],
  personType: [],
  roles: [],
};
