import type { CollectiveSettings } from '../config/collective-file.ts';
import type { OrganisationProfile } from '../session/profile.ts';

/** Who issues collective invoices in tests. */
export const SELLER: CollectiveSettings['seller'] = {
  id: 'DE98ZZZ09999999999',
  name: 'Vermessungsamt Teststadt',
  street: 'Amtsweg 1',
  zipCode: '12345',
  city: 'Teststadt',
  taxNumber: '000/000/00000',
  vatId: 'DE000000000',
  contact: { name: 'Kasse', phone: '+49 30 000000', email: 'kasse@example.org' },
  iban: 'DE02120300000000202051',
};

/** Collective invoices for organisations with a limit in cents. */
export const collectiveFor = (
  limitCents: number,
  ...organisations: readonly OrganisationProfile[]
): CollectiveSettings => ({
  seller: SELLER,
  daysToPay: 14,
  organisations: organisations.map(({ subject }) => ({
    id: subject,
    limitCents,
    email: 'rechnung@example.org',
  })),
});
