import type { Verification } from '@portal/api';
import { DescriptionList } from '@portal/ui/description-list';
import { StatePage } from '@portal/ui/state-page';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { displayName } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { FileCheck } from './FileCheck.tsx';

type Document = NonNullable<Verification['document']>;

function Extracts({ document }: { document: Document }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const language = useLanguage();
  const issuedAt = intl.formatDate(document.issuedAt, { dateStyle: 'long' });
  return (
    <>
      {document.extracts.map((extract, index) => (
        <DescriptionList
          key={`${index} ${extract.parcelId}`}
          layout="columns"
          items={[
            {
              term: text('verification.product'),
              description: displayName(
                {
                  displayName: extract.productName,
                  englishDisplayName: extract.englishProductName,
                },
                language,
              ),
            },
            { term: text('verification.parcel'), description: extract.parcelName },
            { term: text('verification.parcelId'), description: extract.parcelId, mono: true },
            { term: text('verification.issuedAt'), description: issuedAt },
          ]}
        />
      ))}
    </>
  );
}

/** Genuine, with the data the extract must show, or unknown (BEY-10). Contains no personal data. */
export function VerificationResult({ verification }: { verification: Verification }): ReactElement {
  const text = useText();
  const announce = useAnnounce();
  const { document } = verification;
  const heading = text(document ? 'verification.genuine' : 'verification.unknown');
  useEffect(() => announce(heading, 'polite'), [heading, announce]);
  if (!document) {
    return (
      <StatePage tone="warning" heading={heading}>
        <p>{text('verification.unknownText')}</p>
      </StatePage>
    );
  }
  return (
    <>
      <StatePage tone="success" heading={heading}>
        <p>{text('verification.genuineText')}</p>
        <Extracts document={document} />
      </StatePage>
      <FileCheck key={verification.code} delivered={document} />
    </>
  );
}
