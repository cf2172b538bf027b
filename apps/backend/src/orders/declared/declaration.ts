import type { Language } from '@portal/api';
import { trustLabel } from '@portal/order-flow';
import { regionOf } from '../../locales/locales.ts';
import { sumOf } from '../../products/price.ts';
import type {
  Declaration,
  DeclarationSettings,
  DeclaredFact,
  DeclaredOrder,
  DeclaredSection,
} from './model.ts';
import { positionSection } from './position-section.ts';
import { addressOf, linesOf, type Writer, writerOf } from './writer.ts';

function senderSection(declared: DeclaredOrder, writer: Writer): DeclaredSection {
  const { order, isGuest } = declared;
  const { format } = writer;
  const { applicant, organisation_id: organisation, sender, trust_level: level } = order;
  const address = addressOf(applicant, writer);
  const names: readonly DeclaredFact[] =
    organisation === null
      ? [[format('declaration.name'), applicant.name]]
      : [
          [format('declaration.organisation'), applicant.name],
          ...(sender === null ? [] : [[format('declaration.person'), sender] as const]),
        ];
  const login = isGuest
    ? format('declaration.withoutLogin')
    : level && format('declaration.level', { level: trustLabel(level) });
  return {
    heading: format('declaration.sender'),
    facts: [
      ...names,
      ...(address.length > 0 ? [[format('declaration.address'), address] as const] : []),
      ...(login ? [[format('declaration.login'), login] as const] : []),
    ],
    paragraphs: [],
  };
}

function totalSection(
  { order, positions }: DeclaredOrder,
  { vatRate }: DeclarationSettings,
  writer: Writer,
): DeclaredSection {
  const { format, money } = writer;
  const total = sumOf(
    positions.map(({ price }) => price),
    vatRate,
  );
  const rates = total.vatBreakdown ?? [total];
  const { addressee } = order;
  return {
    heading: format('declaration.total'),
    facts: [
      [format('declaration.sum'), money(total.priceGross)],
      ...rates.map(
        (one): DeclaredFact => [
          format('declaration.vat', { rate: one.vatRate }),
          money(one.vatAmount),
        ],
      ),
      [
        format('declaration.sentTo'),
        addressee
          ? [addressee.name, ...addressOf(addressee, writer)]
          : format('declaration.filesOnly'),
      ],
    ],
    paragraphs: [],
  };
}

/** The consent to immediate delivery, with its time and the text that was shown (LAW-3). */
function consentSections(
  { order: { withdrawal } }: DeclaredOrder,
  { format, time }: Writer,
): readonly DeclaredSection[] {
  if (!withdrawal) return [];
  return [
    {
      heading: format('declaration.consents'),
      facts: [
        [format('declaration.consentedAt'), time(new Date(withdrawal.consentedAt))],
        [format('declaration.consent'), linesOf(withdrawal.consent)],
      ],
      paragraphs: [],
    },
  ];
}

/**
 * Writes what somebody declared with an order (LAW-5; § 9a OZG): who, when, what, why, where to, for which fee. It is read from the stored order, so
 * that what was deleted is no longer in it.
 *
 * @param language of the copy; consents stay in the language in which they were shown
 */
export function declarationOf(
  declared: DeclaredOrder,
  settings: DeclarationSettings,
  language: Language,
  createdAt: Date,
): Declaration {
  const { order, positions } = declared;
  const { stateName, contact } = settings.configuration;
  const writer = writerOf(settings, language);
  const { format, inLanguage, time } = writer;
  const { order_number: number } = order;
  const sentAt = time(order.created_at);
  return {
    language: regionOf(language),
    title: format('declaration.title'),
    state: inLanguage(stateName),
    office: inLanguage(contact.name),
    contact: `${contact.street}, ${contact.city} · ${contact.email}`,
    reference: format('declaration.order', { number }),
    introduction: format('declaration.introduction', { office: inLanguage(contact.name) }),
    sections: [
      {
        heading: format('declaration.about'),
        facts: [
          [format('declaration.number'), number],
          [format('declaration.sentAt'), sentAt],
          [format('declaration.createdAt'), time(createdAt)],
        ],
        paragraphs: [],
      },
      senderSection(declared, writer),
      ...positions.map((position) => positionSection(position, declared, settings, writer)),
      totalSection(declared, settings, writer),
      ...consentSections(declared, writer),
      {
        heading: format('declaration.wrong'),
        facts: [],
        paragraphs: [
          format('declaration.ask', { email: contact.email, phone: contact.phone, number }),
        ],
      },
    ],
    pageOf: (page, count) => format('declaration.page', { page, count }),
    createdAt,
  };
}
