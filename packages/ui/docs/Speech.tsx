import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { englishOf, transcriptsOf, transcriptsOfJourney } from './speech.ts';
import type { SpokenRecord, Transcript } from './speech.ts';

function Utterances({ record }: { record: SpokenRecord }): ReactElement {
  return (
    <>
      <dt>
        {record.story ? (
          <>
            {englishOf(record.action)} (
            <a href={`?path=/story/${record.story}`} target="_top">
              story
            </a>
            )
          </>
        ) : (
          `${englishOf(record.subject)}: ${englishOf(record.action)}`
        )}
      </dt>
      {record.spoken.length > 0 ? (
        <dd lang="de">
          {record.spoken.map((line, index) => (
            <div key={`${index} ${line}`}>{line}</div>
          ))}
        </dd>
      ) : (
        <dd>(nothing)</dd>
      )}
    </>
  );
}

function Recorded({ transcript }: { transcript: Transcript }): ReactElement {
  const { browser, reader, system, date, records } = transcript;
  return (
    <>
      <p>
        Recorded on {date} with {reader} and {browser} on {system}, with real key presses. Not
        checked: NVDA, JAWS, VoiceOver, TalkBack.
      </p>
      <dl>
        {records.map((record, index) => (
          <Utterances key={`${index} ${englishOf(record.action)}`} record={record} />
        ))}
      </dl>
    </>
  );
}

/** The recorded transcript of a component: what a screen reader says when somebody operates it. */
export function Speech(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const transcripts = transcriptsOf(preparedMeta.id);
  if (transcripts.length === 0) return <p>No transcript was recorded.</p>;
  return (
    <>
      {transcripts.map((transcript) => (
        <Recorded key={transcript.browser} transcript={transcript} />
      ))}
    </>
  );
}

/** The recorded transcripts of a journey in each browser. */
export function SpeechOfJourney({ name }: { name: string }): ReactElement {
  return (
    <>
      {transcriptsOfJourney(name).map((transcript) => (
        <Recorded key={transcript.browser} transcript={transcript} />
      ))}
    </>
  );
}
