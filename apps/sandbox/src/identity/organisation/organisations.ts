/** A postal address as Mein Unternehmenskonto states it (`AdresseType`). */
interface ElsterAddress {
  readonly Typ: 'Inland';
  readonly Strasse: string;
  readonly Hausnummer: string;
  readonly PLZ: string;
  readonly Ort: string;
  readonly Land: string;
}

/** An account of an organisation, in the words of Mein Unternehmenskonto. */
export interface OrganisationAccount {
  /** Names the organisation at every login; a natural person in trade has one as well. */
  readonly organisationId: string;
  /** Empty for a natural person in trade under the own name. */
  readonly Firmenname: string;
  readonly PersTyp: 'NatPerson' | 'NichtNatPerson';
  readonly Rechtsform: string;
  readonly Taetigkeit: string;
  readonly Registerart: string;
  readonly Registernummer: string;
  readonly Registergericht: string;
  readonly Anschrift: ElsterAddress;
}

/** A person with a certificate for an organisation. */
export interface Employee {
  readonly id: string;
  readonly Vorname: string;
  readonly Name: string;
  readonly organisation: OrganisationAccount;
  readonly level: 'substanziell' | 'hoch';
  /** What happens at a login: some people have left, so that the service names no organisation or refuses. */
  readonly state: 'ACTIVE' | 'REMOVED' | 'REFUSED';
  readonly hint: string;
}

const address = (Strasse: string, Hausnummer: string, PLZ: string, Ort: string): ElsterAddress => ({
  Typ: 'Inland',
  Strasse,
  Hausnummer,
  PLZ,
  Ort,
  Land: 'DE',
});

const NO_REGISTER = { Registerart: '', Registernummer: '', Registergericht: '' } as const;

const NOTARY: OrganisationAccount = {
  organisationId: '1000000001',
  Firmenname: '',
  PersTyp: 'NatPerson',
  Rechtsform: 'Freier Beruf',
  Taetigkeit: 'Notariat',
  ...NO_REGISTER,
  Anschrift: address('Am Markt', '2', '15990', 'Lindenau'),
};

const NOTARY_PARTNERS: OrganisationAccount = {
  ...NOTARY,
  organisationId: '1000000002',
  Firmenname: 'Notariat Lindenau',
  PersTyp: 'NichtNatPerson',
};

const FIRM: OrganisationAccount = {
  organisationId: '1000000003',
  Firmenname: 'Seeheimer Netz GmbH',
  PersTyp: 'NichtNatPerson',
  Rechtsform: 'GmbH',
  Taetigkeit: 'Energieversorgung',
  Registerart: 'HRB',
  Registernummer: '4711',
  Registergericht: 'Amtsgericht Lindenstadt',
  Anschrift: address('Werkstraße', '7', '15991', 'Neu Seeheim'),
};

const MUNICIPALITY: OrganisationAccount = {
  organisationId: '1000000004',
  Firmenname: 'Gemeinde Lindenau',
  PersTyp: 'NichtNatPerson',
  Rechtsform: 'Körperschaft des öffentlichen Rechts',
  Taetigkeit: 'Gemeindeverwaltung',
  ...NO_REGISTER,
  Anschrift: address('Rathausplatz', '1', '15990', 'Lindenau'),
};

/** Who can log in for an organisation, or can no longer. */
export const EMPLOYEES: readonly Employee[] = [
  {
    id: 'nora-notar',
    Vorname: 'Nora',
    Name: 'Notar',
    organisation: NOTARY_PARTNERS,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Notarin im Notariat Lindenau.',
  },
  {
    id: 'benno-buero',
    Vorname: 'Benno',
    Name: 'Büro',
    organisation: NOTARY_PARTNERS,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Mitarbeiter im Notariat Lindenau.',
  },
  {
    id: 'egon-einzel',
    Vorname: 'Egon',
    Name: 'Einzel',
    organisation: NOTARY,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Notar unter eigenem Namen, ohne Firma.',
  },
  {
    id: 'fiona-firma',
    Vorname: 'Fiona',
    Name: 'Firma',
    organisation: FIRM,
    level: 'substanziell',
    state: 'ACTIVE',
    hint: 'Angestellte der Seeheimer Netz GmbH, mit Zertifikatsdatei.',
  },
  {
    id: 'gerd-gemeinde',
    Vorname: 'Gerd',
    Name: 'Gemeinde',
    organisation: MUNICIPALITY,
    level: 'hoch',
    state: 'ACTIVE',
    hint: 'Beschäftigter der Gemeinde Lindenau.',
  },
  {
    id: 'anna-ausgeschieden',
    Vorname: 'Anna',
    Name: 'Ausgeschieden',
    organisation: NOTARY_PARTNERS,
    level: 'hoch',
    state: 'REMOVED',
    hint: 'Hat das Notariat verlassen: der Dienst nennt keine Organisation.',
  },
  {
    id: 'gustav-gesperrt',
    Vorname: 'Gustav',
    Name: 'Gesperrt',
    organisation: FIRM,
    level: 'substanziell',
    state: 'REFUSED',
    hint: 'Das Zertifikat ist gesperrt: der Dienst weist die Anmeldung ab.',
  },
];

/** The accessible name of a person's button. */
export function employeeName({ Vorname, Name, organisation }: Employee): string {
  return `${Vorname} ${Name} (${organisation.Firmenname || 'im eigenen Namen'})`;
}
