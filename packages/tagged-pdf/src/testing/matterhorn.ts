import { checkPdfUa } from './check-pdf-ua.ts';

/** A checkpoint of the Matterhorn Protocol 1.1, the list of what PDF/UA-1 requires. */
export interface Checkpoint {
  /** Its number with two digits. */
  readonly id: string;
  /** Its title in the protocol. */
  readonly title: string;
  /**
   * How a program decides it: by what {@link checkPdfUa} reports under its number, by the absence of what it is about, or not at all,
   * because the protocol leaves it to a person.
   */
  readonly decided: 'structure' | 'absence' | 'person';
  /** What a file must not contain, if the absence decides. */
  readonly absent?: RegExp;
}

const structure = (id: string, title: string): Checkpoint => ({ id, title, decided: 'structure' });
const person = (id: string, title: string): Checkpoint => ({ id, title, decided: 'person' });
const absence = (id: string, title: string, absent: RegExp): Checkpoint => ({
  id,
  title,
  decided: 'absence',
  absent,
});

/** All checkpoints of the protocol, in its order. */
export const CHECKPOINTS: readonly Checkpoint[] = [
  structure('01', 'Real content tagged'),
  structure('02', 'Role mapping'),
  absence('03', 'Flickering', /\/(RichMedia|Movie|Screen|3D)\b/),
  person('04', 'Color and contrast'),
  absence('05', 'Sound', /\/(Sound|RichMedia|Movie)\b/),
  structure('06', 'Metadata'),
  structure('07', 'Dictionary'),
  absence('08', 'OCR validation', /\/Subtype \/Image\b/),
  structure('09', 'Appropriate tags'),
  structure('10', 'Character mappings'),
  structure('11', 'Declared natural language'),
  person('12', 'Stretchable characters'),
  structure('13', 'Graphics'),
  structure('14', 'Headings'),
  structure('15', 'Tables'),
  person('16', 'Lists'),
  absence('17', 'Mathematical expressions', /\/S \/Formula\b/),
  person('18', 'Page headers and footers'),
  absence('19', 'Notes and references', /\/S \/(Note|Reference)\b/),
  absence('20', 'Optional content', /\/OCProperties\b/),
  absence('21', 'Embedded files', /\/(EmbeddedFiles|Filespec|EF)\b/),
  absence('22', 'Article threads', /\/Threads\b/),
  person('23', 'Digital signatures'),
  absence('24', 'Non-interactive forms', /\/PrintField\b/),
  absence('25', 'XFA', /\/XFA\b/),
  absence('26', 'Security', /\/Encrypt\b/),
  person('27', 'Navigation'),
  structure('28', 'Annotations'),
  absence('29', 'Actions', /\/(JavaScript|JS|AA|Launch|SubmitForm|GoToR)\b/),
  absence('30', 'XObjects', /\/Subtype \/Form\b(?=[^>]*\/Ref\b)/),
  structure('31', 'Fonts'),
];

/** The dictionaries of a file, without the contents of its streams, in which any letters may occur. */
const dictionariesOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/\nstream\n[\s\S]*?\nendstream/g, '')
    .replaceAll(/\/Contents <[0-9a-fA-F]*>/g, '');

/** Violations of one checkpoint: one sentence for each. */
export function checkpointViolations(
  bytes: Uint8Array,
  { id, title, absent }: Checkpoint,
): readonly string[] {
  if (absent) return absent.test(dictionariesOf(bytes)) ? [`${id}: contains ${title}`] : [];
  return checkPdfUa(bytes).filter((text) => text.startsWith(`${id}:`));
}
