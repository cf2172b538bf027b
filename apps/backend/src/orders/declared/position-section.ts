import type { Evidence } from '@portal/api';
import { parcelsText } from '@portal/names/parcels';
import { fileNames } from '../order-description.ts';
import type { StoredPosition } from '../order-store.ts';
import type { DeclarationSettings, DeclaredFact, DeclaredOrder, DeclaredSection } from './model.ts';
import { linesOf, type Writer } from './writer.ts';

function pageFacts(
  { page, file_extent: extent }: StoredPosition,
  { format }: Writer,
): readonly DeclaredFact[] {
  const { pageFormat, pageOrientation, selectedScale, colorPalette } = page ?? {};
  const sheet =
    pageFormat && pageOrientation && selectedScale && colorPalette
      ? format('declaration.sheetOf', {
          format: pageFormat,
          orientation: pageOrientation,
          scale: String(selectedScale),
          palette: colorPalette,
        })
      : null;
  return [
    ...(sheet ? [[format('declaration.sheet'), sheet] as const] : []),
    ...(page?.partialPageConfirmed
      ? [[format('declaration.partial'), format('declaration.partialConfirmed')] as const]
      : []),
    ...(extent
      ? [[format('declaration.extent'), format('declaration.extentOf', { extent })] as const]
      : []),
  ];
}

/** Why the customer may have the data: the justification, or what stands in its place. */
function groundFacts(
  position: StoredPosition,
  evidence: readonly Pick<Evidence, 'name'>[],
  { configuration: { grounds = [] } }: DeclarationSettings,
  { format, inLanguage, time }: Writer,
): readonly DeclaredFact[] {
  const { entitlement, owner_confirmed_at: ownerAt, ground, justification } = position;
  const name = grounds.find(({ id }) => id === ground)?.name;
  return [
    ...(entitlement
      ? ([
          [format('declaration.group'), inLanguage(entitlement.group.name)],
          [format('declaration.ground'), inLanguage(entitlement.ground.name)],
          [format('declaration.fileNumber'), entitlement.fileNumber],
        ] as const)
      : []),
    ...(ownerAt
      ? [
          [
            format('declaration.owner'),
            format('declaration.ownerConfirmed', { time: time(ownerAt) }),
          ] as const,
        ]
      : []),
    ...(ground ? [[format('declaration.ground'), name ? inLanguage(name) : ground] as const] : []),
    ...(justification
      ? [[format('declaration.justification'), linesOf(justification)] as const]
      : []),
    ...(evidence.length > 0
      ? [[format('declaration.evidence'), evidence.map(({ name: file }) => file)] as const]
      : []),
  ];
}

/** Says that the justification was deleted, and when where it is known. */
function deletedParagraphs(position: StoredPosition, { format, day }: Writer): readonly string[] {
  const { justification, justification_deleted_at: at, entitlement, owner_confirmed_at } = position;
  if (at) return [format('declaration.deletedOn', { day: day(at) })];
  // An earlier release has deleted it without its time.
  const isMissing = position.product.sensitiveData && justification === '';
  return isMissing && !entitlement && !owner_confirmed_at ? [format('declaration.deleted')] : [];
}

/** What was declared with one position: extract, parcels, sheet, delivery, authority, ground and fee. */
export function positionSection(
  position: StoredPosition,
  declared: DeclaredOrder,
  settings: DeclarationSettings,
  writer: Writer,
): DeclaredSection {
  const { format, inLanguage, money } = writer;
  const { number, product, parcel, further_parcels: further, copies, reference } = position;
  const name = { ...product.names, de: product.displayName, en: product.englishDisplayName };
  const files = fileNames(position);
  const delivered = [
    ...(files ? [files] : []),
    ...(copies > 0 ? [format('declaration.copies', { copies })] : []),
  ];
  return {
    heading: format('declaration.position', { number, product: inLanguage(name) }),
    facts: [
      [
        format('declaration.parcels', { count: 1 + further.length }),
        parcelsText([parcel, ...further].map(({ displayString }) => displayString)),
      ],
      ...pageFacts(position, writer),
      [format('declaration.delivered'), delivered],
      ...(reference ? [[format('declaration.reference'), reference] as const] : []),
      ...(position.authority_name
        ? [[format('declaration.authority'), position.authority_name] as const]
        : []),
      ...groundFacts(position, declared.evidenceOf(position.position_id), settings, writer),
      [format('declaration.fee'), money(position.price.priceGross)],
    ],
    paragraphs: deletedParagraphs(position, writer),
  };
}
