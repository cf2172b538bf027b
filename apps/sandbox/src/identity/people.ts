import { createHash } from 'node:crypto';

/** A person with an account at the identity provider, and their claims. */
export interface NamedPerson {
  readonly sub: string;
  /** Login method of this person; the button's text is `{given_name} {family_name} ({how})`. */
  readonly how: string;
  readonly hint: string;
  readonly claims: {
    readonly given_name: string;
    readonly family_name: string;
    readonly email: string;
    readonly gender: string;
    readonly trust_level: string;
    /** Such as `1964-08-12`. */
    readonly birthdate?: string;
    readonly address?: {
      readonly street_address: string;
      readonly postal_code: string;
      readonly locality: string;
      readonly country: string;
    };
  };
}

const ONLINE_ID = 'Online-Ausweis';

/** The test persons of the README. */
export const PEOPLE: readonly NamedPerson[] = [
  {
    sub: 'max-muster',
    how: 'Benutzername und Passwort',
    hint: 'Vertrauensniveau niedrig: bestellt Auszüge ohne Angaben zu Eigentümern.',
    claims: {
      given_name: 'Max',
      family_name: 'Muster',
      email: 'max.muster@example.org',
      gender: 'male',
      trust_level: 'LEVEL_1',
      address: {
        street_address: 'Lindenallee 12',
        postal_code: '15990',
        locality: 'Lindenau',
        country: 'DE',
      },
    },
  },
  {
    sub: 'erika-mustermann',
    how: ONLINE_ID,
    hint: 'Vertrauensniveau hoch: bestellt alle Auszüge.',
    claims: {
      given_name: 'Erika',
      family_name: 'Mustermann',
      email: 'erika.mustermann@example.org',
      gender: 'female',
      trust_level: 'LEVEL_4',
      birthdate: '1964-08-12',
      address: {
        street_address: 'Heidestraße 17',
        postal_code: '15991',
        locality: 'Neu Seeheim',
        country: 'DE',
      },
    },
  },
  {
    sub: 'lukas-eschenlohe',
    how: ONLINE_ID,
    hint: 'Vertrauensniveau hoch, als Eigentümer eingetragen: Lindenau, Flur 3, Flurstück 4.',
    claims: {
      given_name: 'Lukas',
      family_name: 'Eschenlohe',
      email: 'lukas.eschenlohe@example.org',
      gender: 'male',
      trust_level: 'LEVEL_4',
      birthdate: '1957-09-01',
      address: {
        street_address: 'Gartenstraße 24',
        postal_code: '15990',
        locality: 'Lindenau',
        country: 'DE',
      },
    },
  },
  {
    sub: 'lena-lueckenhaft',
    how: 'unvollständiges Profil',
    hint: 'Im Profil fehlt die Anschrift: die Anmeldung wird abgewiesen.',
    claims: {
      given_name: 'Lena',
      family_name: 'Lückenhaft',
      email: 'lena.lueckenhaft@example.org',
      gender: 'female',
      trust_level: 'LEVEL_1',
    },
  },
];

/**
 * The person with an account. A number behind the account makes further persons with the same claims, for load tests:
 * `erika-mustermann.17`.
 */
export function findPerson(account: string): NamedPerson | undefined {
  const name = account.replace(/\.\d{1,6}$/, '');
  return PEOPLE.find(({ sub }) => sub === name);
}

/** The level of a login with the online ID card. */
export const CARD_LEVEL = 'LEVEL_4';

/** Whether somebody who usually logs in otherwise can use the online ID card. */
export const canUseCard = ({ how, claims }: NamedPerson): boolean =>
  how !== ONLINE_ID && claims.address !== undefined;

/** The accessible name of the button for the online ID card. */
export const cardName = ({ claims }: NamedPerson): string =>
  `${claims.given_name} ${claims.family_name} (${ONLINE_ID})`;

/** The accessible name of a person's button. */
export function buttonName({ claims, how }: NamedPerson): string {
  return `${claims.given_name} ${claims.family_name} (${how})`;
}

/** The postbox of a person: a UUID that stays the same. */
export function postboxOf({ sub }: NamedPerson): string {
  const hex = createHash('sha256').update(sub).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
