import { createHash } from 'node:crypto';
import type { Employee } from '../organisation/organisations.ts';
import { escapeXml, type Statement } from './answer.ts';

const ADDRESS_NAMESPACE = 'http://www.elster.de/schema/ekona/saml/extensions';

/** The address is an element of its own in the value of its attribute. */
function addressXml({ organisation }: Employee): string {
  const { street, houseNumber, zipCode, city } = organisation.address;
  const parts = [
    ['Typ', 'Inland'],
    ['Strasse', street],
    ['Hausnummer', houseNumber],
    ['PLZ', zipCode],
    ['Ort', city],
    ['Land', 'DE'],
  ].map(([name = '', text = '']) => `<eka:${name}>${escapeXml(text)}</eka:${name}>`);
  return `<eka:Anschrift xmlns:eka="${ADDRESS_NAMESPACE}">${parts.join('')}</eka:Anschrift>`;
}

/** What names the acting person; another one for each service. */
const pseudonymOf = (entityId: string, { id }: Employee): string =>
  createHash('sha256').update(`${entityId} ${id}`).digest('base64url');

/** What Mein Unternehmenskonto states about a person and the organisation, by its names of attributes; whoever has left has none. */
export function elsterStatement(entityId: string, employee: Employee): Statement {
  const { organisation, level } = employee;
  const texts: readonly (readonly [string, string])[] = [
    ['DatenkranzTyp', 'organisation'],
    ['ElsterVertrauensniveauIdentifizierung', level],
    ['ElsterVertrauensniveauAuthentifizierung', level],
    ['ElsterDatenuebermittlerPseudonym', pseudonymOf(entityId, employee)],
    ['Vorname', employee.firstName],
    ['Name', employee.lastName],
    ['IstTestkonto', 'true'],
    ...(employee.state === 'ACTIVE'
      ? ([
          ['ElsterId', organisation.organisationId],
          ['PersTyp', organisation.personType],
          ['Firmenname', organisation.name],
          ['Rechtsform', organisation.legalForm],
          ['Taetigkeit', organisation.activity],
          ['Registerart', organisation.registerType],
          ['Registernummer', organisation.registerNumber],
          ['Registergericht', organisation.registerCourt],
        ] as const)
      : []),
  ];
  return {
    context: 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified',
    attributes: [
      ...texts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => [name, escapeXml(text)] as const),
      ['Anschrift', addressXml(employee)],
    ],
  };
}
