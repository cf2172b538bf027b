import file from '../../../docs/speech/recordings.json' with { type: 'json' };

/** A name in both languages, or the id of a component. */
type Name = string | Readonly<Record<'de' | 'en', string>>;

/** The English name. */
export const englishOf = (name: Name): string => (typeof name === 'string' ? name : name.en);

/** What was spoken after an action. */
export interface SpokenRecord {
  /** The page, or the id of the component in Storybook, such as `forms-button`. */
  readonly subject: Name;
  /** The story, if the record is about a component. */
  readonly story?: string;
  /** What the person did. */
  readonly action: Name;
  /** In German, as pages and stories are. */
  readonly spoken: readonly string[];
}

/** What was recorded in one browser. */
export interface Transcript {
  /** What was recorded, such as "Main journey". */
  readonly name: Name;
  /** With version, as is the reader. */
  readonly browser: string;
  readonly reader: string;
  readonly system: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly records: readonly SpokenRecord[];
}

const RECORDINGS: readonly Transcript[] = file.recordings;

/**
 * The recorded transcripts of a component, which `pnpm test:full speech` writes; none if nothing was recorded.
 *
 * @param component id of the component in Storybook, such as `forms-button`
 */
export function transcriptsOf(component: string): readonly Transcript[] {
  return RECORDINGS.map((recording) => ({
    ...recording,
    records: recording.records.filter(({ subject }) => subject === component),
  })).filter(({ records }) => records.length > 0);
}

/** The transcripts of a journey, such as "Main journey". */
export function transcriptsOfJourney(journey: string): readonly Transcript[] {
  return RECORDINGS.filter(({ name }) => englishOf(name) === journey);
}
