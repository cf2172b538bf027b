import file from './speech.json' with { type: 'json' };

/** A recording of `pnpm test:full speech`. */
interface Recording extends Omit<Transcript, 'records'> {
  readonly records: readonly (SpokenRecord & { readonly subject: string })[];
}

const RECORDINGS: readonly Recording[] = file.recordings;

/** What was spoken after an action in a story. */
export interface SpokenRecord {
  readonly story: string;
  /** What the person did. */
  readonly action: string;
  /** In German, as the stories are. */
  readonly spoken: readonly string[];
}

/** The transcript of a component in one browser. */
export interface Transcript {
  /** With version, as is the reader. */
  readonly browser: string;
  readonly reader: string;
  readonly system: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly records: readonly SpokenRecord[];
}

/**
 * The recorded transcripts of a component, which `pnpm test:full speech` writes; none if nothing was recorded.
 *
 * @param component id of the component in Storybook, such as `forms-button`
 */
export function transcriptsOf(component: string): readonly Transcript[] {
  return RECORDINGS.map(({ browser, reader, system, date, records }) => ({
    browser,
    reader,
    system,
    date,
    records: records.filter(({ subject }) => subject === component),
  })).filter(({ records }) => records.length > 0);
}
