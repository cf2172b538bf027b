import type { OrganisationProfile, Profile } from '../session/profile.ts';
import { person } from './test-app.ts';

/** The organisation of a test. */
export const organisation = (
  name: string,
  facts: Partial<OrganisationProfile['facts']> = {},
): OrganisationProfile => ({
  issuer: 'http://organisations.test',
  subject: `id-of-${name}`,
  name,
  facts: {
    legalForm: '',
    activity: '',
    registerNumber: '',
    registerType: '',
    registerCourt: '',
    isNaturalPerson: false,
    roles: [],
    ...facts,
  },
});

/** The profile of a person who acts for an organisation, as the login makes it. */
export function employee(
  subject: string,
  of: OrganisationProfile,
  trustLevel: Profile['trustLevel'] = 'LEVEL_4',
): Profile {
  return {
    ...person(subject, trustLevel),
    issuer: of.issuer,
    subject: JSON.stringify([of.subject, subject]),
    lastName: subject,
    email: '',
    organisation: of,
  };
}
