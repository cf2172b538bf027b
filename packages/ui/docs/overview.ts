/** A component on the page that shows all of them. */
export interface OverviewPart {
  /** Folder of the package, such as `text-field`. */
  readonly folder: string;
  /** Title of its stories, such as `Forms/TextField`. */
  readonly title: string;
  /** The sentence below the title of its page. */
  readonly purpose: string;
  /** Export of the story that stands above everything on its page. */
  readonly story: string;
  readonly status: Status;
}

/** Since when a component exists. */
export interface Status {
  /** `new`: not released yet, or for the first time in the newest of several versions. */
  readonly kind: 'stable' | 'new';
  /** The first version that has it; `undefined` before its release. */
  readonly since: string | undefined;
}

interface Version {
  readonly number: string;
  readonly text: string;
}

/** The versions of a changelog, the newest first. */
export function versionsOf(changelog: string): readonly Version[] {
  return changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((text) => ({ number: /^[\d.a-z-]+/.exec(text)?.[0] ?? '', text }));
}

/** The status of a component by the oldest version that names one of its exports as code. */
export function statusOf(names: readonly string[], versions: readonly Version[]): Status {
  const named = new RegExp(`\`(?:${names.join('|')})s?\``);
  const first = versions.findLastIndex(({ text }) => named.test(text));
  const since = versions[first]?.number;
  const isNew = first === -1 || (first === 0 && versions.length > 1);
  return { kind: isNew ? 'new' : 'stable', since };
}

/** The line below the title. */
const PURPOSE = /^(?:<Title \/>|# .+)\n\n(.+)$/m;
const FIRST_STORY = /^<(?:Primary|Canvas of=\{Stories\.(\w+)\})/m;
const IMPORT = /^import \{ (.+) \} from '@portal\/ui\/([a-z-]+)';$/m;

/**
 * A component by the text of its page and of its stories.
 *
 * @throws Error if the page does not begin as those of all components
 */
export function overviewPart(
  page: string,
  stories: string,
  versions: readonly Version[],
): OverviewPart {
  const [, purpose] = PURPOSE.exec(page) ?? [];
  const [, names = '', folder] = IMPORT.exec(page) ?? [];
  const [, title] = /^ {2}title: '([^']+)',$/m.exec(stories) ?? [];
  const live = FIRST_STORY.exec(page);
  // `Primary` is the first story of the file.
  const story = live?.[1] ?? /^export const (\w+): Story/m.exec(stories)?.[1];
  if (!purpose || !folder || !title || !live || !story) {
    throw new Error(
      `The page of ${title ?? folder} has no purpose, import, title or story above everything`,
    );
  }
  return { folder, title, purpose, story, status: statusOf(names.split(', '), versions) };
}
