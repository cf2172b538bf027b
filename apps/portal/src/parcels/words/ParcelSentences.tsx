import type { Parcel, Surroundings } from '@portal/api';
import { Button } from '@portal/ui/button';
import { useLanguages } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { BoundingBox } from '../bounding-box.ts';
import { useSurroundings } from '../use-surroundings.ts';
import { sentencesOf } from './sentences.ts';
import { WhatIsMissing } from './WhatIsMissing.tsx';

/** The paragraphs of a parcel, in the language of the person where it has sentences, else in German. */
function Sentences(props: {
  parcel: Parcel;
  surroundings: Surroundings | null;
  sheet: BoundingBox | null;
  language: 'de' | 'en' | 'de-easy';
}): ReactElement {
  const { parcel, surroundings, sheet, language } = props;
  return (
    <Stack gap="small" lang={language.slice(0, 2)}>
      {sentencesOf(parcel, surroundings, sheet, language).map(({ subject, heading, sentences }) => (
        <div key={subject}>
          <Heading headingLevel={3} size="small">
            {heading}
          </Heading>
          <Text>{sentences.join(' ')}</Text>
        </div>
      ))}
    </Stack>
  );
}

/** What the map shows of parcels, in sentences; in German also in easy words (DATA-8, UI-8). */
export default function ParcelSentences(props: {
  parcels: readonly Parcel[];
  sheet: BoundingBox | null;
}): ReactElement {
  const { parcels, sheet } = props;
  const text = useText();
  const query = useSurroundings(parcels, true);
  const [isEasy, setEasy] = useState(false);
  const isEnglish = useLanguages().find((one) => one === 'de' || one === 'en') === 'en';
  return (
    <Stack>
      {parcels.map((parcel) => (
        <Sentences
          key={parcel.parcelId}
          parcel={parcel}
          surroundings={query.surroundings}
          sheet={sheet}
          language={isEnglish ? 'en' : isEasy ? 'de-easy' : 'de'}
        />
      ))}
      <WhatIsMissing {...query} />
      {!isEnglish && (
        <Button variant="quiet" size="small" onClick={() => setEasy(!isEasy)}>
          {text(isEasy ? 'parcelWords.full' : 'parcelWords.easy')}
        </Button>
      )}
    </Stack>
  );
}
