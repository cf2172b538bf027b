import { savedParcelsTexts } from '../../apps/portal/src/draft/parcel/saved/texts.ts';
import type { Person } from '../support/person.ts';
import type { CallUnderTest } from './exercise-faults.ts';
import { FAULTS, messageWithoutOrder } from './faults.ts';

const { de } = savedParcelsTexts;

const SAVE = new RegExp(`^${de.save}: `);
const FORGET = new RegExp(`^${de.forget}: `);

const PARCEL = /\/authenticated-customer\/saved-parcels\/[^/]+$/;

/** Calls of saved parcels; at last the person has saved none. @param link address of the parcel step with a chosen parcel */
export const savedParcelCalls = (link: string): readonly CallUnderTest[] => [
  {
    name: 'list of saved parcels',
    method: 'GET',
    path: /\/authenticated-customer\/saved-parcels$/,
    trigger: ({ page }: Person) => page.goto(link),
    isTriggeredByPage: true,
    message: messageWithoutOrder,
    success: (page) => page.getByRole('button', { name: SAVE }),
  },
  {
    name: 'saving a parcel',
    method: 'PUT',
    path: PARCEL,
    trigger: (person: Person) => person.press('button', SAVE),
    message: messageWithoutOrder,
    success: (page) => page.getByRole('button', { name: FORGET }),
    faults: FAULTS,
  },
  {
    name: 'removal of a saved parcel',
    method: 'DELETE',
    path: PARCEL,
    trigger: (person: Person) => person.press('button', FORGET),
    message: messageWithoutOrder,
    success: (page) => page.getByRole('button', { name: SAVE }),
    faults: FAULTS,
  },
];
