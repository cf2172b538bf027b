import { nameForms } from '@portal/names';

/** What a word announces; `part`, `joiner` and `filler` announce nothing. */
export type Keyword =
  | 'subdistrict'
  | 'key'
  | 'section'
  | 'parcel'
  | 'sectionOrParcel'
  | 'numerator'
  | 'denominator'
  | 'municipality'
  | 'register'
  | 'skipped'
  | 'number'
  | 'part'
  | 'joiner'
  | 'filler';

const WORDS: Readonly<Record<Keyword, string>> = {
  subdistrict: 'gemarkung gemarkungen gemarkungsname gemark gemkg gmk gmkg gmrkg',
  key: 'gemarkungsnummer gemarkungsnr gemarkungsschluessel gemarkungskennzeichen gemarkungskennziffer gemarkungsschl gmknr gmkgnr',
  section: 'flur fluren fl',
  parcel:
    'flurstueck flurstuecke flurstuecks flurstuecken flurstuecknummer flurstuecknummern flurstuecknr flurstuecksnummer flurstuecksnummern ' +
    'flurstuecksnr flst flste flstnr flstk flstck flurst flurstnr fst fstnr parzelle parzellen parzellennummer parzellennr parz',
  // The number of a section, or in the south that of a parcel.
  sectionOrParcel: 'flurnummer flurnummern flurnr flnr',
  numerator: 'zaehler flurstueckszaehler flurstueckzaehler flstzaehler',
  denominator: 'nenner flurstuecksnenner flurstuecknenner flstnenner',
  municipality: 'gemeinde stadt ortsteil ot ort kreis landkreis bundesland',
  register: 'grundbuch grundbuchs grundbuches grundbuchbezirk amtsgericht',
  skipped:
    'lfd lfdnr laufende bestandsverzeichnis bv blatt bl grundbuchblatt grundbuchblattnummer buchungsblatt band bd ' +
    'flaeche flaechengroesse amtliche groesse',
  number: 'nr nrn nummer nummern no',
  part: 'tlw teilw teilweise teilflaeche teilflaechen tfl',
  joiner: 'und u sowie',
  filler:
    'der die das des dem den in im von vom aus auf zu zur zum mit an liegt belegen belegene belegenen gelegen eingetragen gebucht verzeichnet ' +
    'kennzeichen flurstueckskennzeichen flurstueckkennzeichen flstkz',
};

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map(
  Object.entries(WORDS).flatMap(([keyword, words]) =>
    words.split(' ').map((word) => [word, keyword as Keyword] as const),
  ),
);

/** The letters of a word in the search form of names: `Flst.-Nr.` is `flstnr`. */
const lettersOf = (word: string): string => nameForms(word)[0].replaceAll(/[^\p{L}]/gu, '');

/** No word that announces something is longer. */
const LONGEST_WORD = 40;

/** What a word announces; undefined for a name. */
export const keywordOf = (word: string): Keyword | undefined =>
  word.length > LONGEST_WORD ? undefined : KEYWORDS.get(lettersOf(word));

/** Whether two spellings name one place: case, marks, blanks and hyphens make no difference (NAME-4). */
export const isSameName = (one: string, other: string): boolean =>
  nameForms(one).some((form) => nameForms(other).map(lettersOf).includes(lettersOf(form)));
