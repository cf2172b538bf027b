import type { Verification, VerifiedFile, VerifiedFormat } from '@portal/api';
import { FORMAT_NAMES } from '@portal/order-flow';
import { DescriptionList } from '@portal/ui/description-list';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { parcelName } from '../../parcels/parcel-name.ts';
import { useDate } from '../../i18n/use-date.ts';
import * as css from './VerificationPage.css.ts';

type Document = NonNullable<Verification['document']>;

const formatOf = ({ format }: VerifiedFile): VerifiedFormat => format;

/** The same in every language. */
const nameOf = (format: VerifiedFormat): string =>
  format === 'PDF' || format === 'ZIP' ? format : FORMAT_NAMES[format];

/** What a genuine extract must show. Contains no personal data (BEY-10). */
export function VerifiedExtracts(props: {
  document: Document;
  /** Shown unless null. */
  code: string | null;
}): ReactElement {
  const { document, code } = props;
  const text = useText();
  const date = useDate();
  const issuedAt = date(document.issuedAt, { dateStyle: 'long' });
  const { format, otherFiles = [] } = document;
  const [name, ...others] = [...(format ? [format] : []), ...otherFiles.map(formatOf)].map(nameOf);
  const formats = [
    ...(name ? [{ term: text('verification.format'), description: name }] : []),
    ...(others.length > 0
      ? [{ term: text('verification.otherFormats'), description: others.join(', ') }]
      : []),
  ];
  return (
    <>
      {document.extracts.map((extract, index) => (
        <DescriptionList
          key={`${index} ${extract.parcelId}`}
          className={css.extract}
          layout="columns"
          items={[
            {
              term: text('verification.product'),
              description: (
                <ConfiguredText
                  text={namesOf({
                    displayName: extract.productName,
                    englishDisplayName: extract.englishProductName,
                    names: extract.productNames,
                  })}
                />
              ),
            },
            {
              term: text('verification.parcel'),
              description: parcelName(
                ...[extract, ...(extract.furtherParcels ?? [])].map((one) => one.parcelName),
              ),
            },
            { term: text('verification.parcelId'), description: extract.parcelId, mono: true },
            { term: text('verification.issuedAt'), description: issuedAt },
            ...formats,
            ...(code ? [{ term: text('verification.code'), description: code, mono: true }] : []),
          ]}
        />
      ))}
    </>
  );
}
