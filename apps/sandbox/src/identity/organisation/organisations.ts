/** The postal address of an organisation. */
interface OrganisationAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly city: string;
}

/** An account of an organisation. */
export interface OrganisationAccount {
  /** Names the organisation at every login; a natural person in trade has one as well. */
  readonly organisationId: string;
  /** Empty for a natural person in trade under the own name. */
  readonly name: string;
  readonly personType: 'NatPerson' | 'NichtNatPerson';
  readonly legalForm: string;
  readonly activity: string;
  readonly registerType: string;
  readonly registerNumber: string;
  readonly registerCourt: string;
  readonly address: OrganisationAddress;
}

/** A person with a certificate for an organisation. */
export interface Employee {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisation: OrganisationAccount;
  readonly level: 'substanziell' | 'hoch';
  /** What happens at a login: some people have left, so that the service names no organisation or refuses. */
  readonly state: 'ACTIVE' | 'REMOVED' | 'REFUSED';
  readonly hint: string;
}

const at = (
  street: string,
  houseNumber: string,
  zipCode: string,
  city: string,
): OrganisationAddress => ({ street, houseNumber, zipCode, city });

const NO_REGISTER = { registerType: '', registerNumber: '', registerCourt: '' } as const;

const NOTARY: OrganisationAccount = {
  organisationId: '1000000001',
  name: '',
  personType: 'NatPerson',
  legalForm: 'Freier Beruf',
  activity: 'Notariat',
  ...NO_REGISTER,
  address: at('Am Markt', '2', '15990', 'Lindenau'),
};

const NOTARY_PARTNERS: OrganisationAccount = {
  ...NOTARY,
  organisationId: '1000000002',
  name: 'Notariat Lindenau',
  personType: 'NichtNatPerson',
};

const FIRM: OrganisationAccount = {
  organisationId: '1000000003',
  name: 'Seeheimer Netz GmbH',
  personType: 'NichtNatPerson',
  legalForm: 'GmbH',
  activity: 'Energieversorgung',
  registerType: 'HRB',
  registerNumber: '4711',
  registerCourt: 'Amtsgericht Lindenstadt',
  address: at('Werkstraße', '7', '15991', 'Neu Seeheim'),
};

const MUNICIPALITY: OrganisationAccount = {
  organisationId: '1000000004',
  name: 'Gemeinde Lindenau',
  personType: 'NichtNatPerson',
  legalForm: 'Körperschaft des öffentlichen Rechts',
  activity: 'Gemeindeverwaltung',
  ...NO_REGISTER,
  address: at('Rathausplatz', '1', '15990', 'Lindenau'),
};

/** Who can log in for an organisation, or can no longer. */
export const EMPLOYEES: readonly Employee[] = [
  {
    id: 'nora-notar',
    firstName: 'Nora',
    lastName: 'Notar',
    organisation: NOTARY_PARTNERS,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Notarin im Notariat Lindenau.',
  },
  {
    id: 'benno-buero',
    firstName: 'Benno',
    lastName: 'Büro',
    organisation: NOTARY_PARTNERS,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Mitarbeiter im Notariat Lindenau.',
  },
  {
    id: 'egon-einzel',
    firstName: 'Egon',
    lastName: 'Einzel',
    organisation: NOTARY,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Notar unter eigenem Namen, ohne Firma.',
  },
  {
    id: 'fiona-firma',
    firstName: 'Fiona',
    lastName: 'Firma',
    organisation: FIRM,
    level: 'substanziell',
    state: 'ACTIVE',
    hint: 'Angestellte der Seeheimer Netz GmbH, mit Zertifikatsdatei.',
  },
  {
    id: 'gerd-gemeinde',
    firstName: 'Gerd',
    lastName: 'Gemeinde',
    organisation: MUNICIPALITY,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Beschäftigter der Gemeinde Lindenau.',
  },
  {
    id: 'anna-ausgeschieden',
    firstName: 'Anna',
    lastName: 'Ausgeschieden',
    organisation: NOTARY_PARTNERS,
    level: 'hoch',
    state: 'REMOVED',
    hint: 'Hat das Notariat verlassen: der Dienst nennt keine Organisation.',
  },
  {
    id: 'gustav-gesperrt',
    firstName: 'Gustav',
    lastName: 'Gesperrt',
    organisation: FIRM,
    level: 'substanziell',
    state: 'REFUSED',
    hint: 'Das Zertifikat ist gesperrt: der Dienst weist die Anmeldung ab.',
  },
];

/** The accessible name of a person's button. */
export function employeeName({ firstName, lastName, organisation }: Employee): string {
  return `${firstName} ${lastName} (${organisation.name || 'im eigenen Namen'})`;
}
