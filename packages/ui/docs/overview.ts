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

/** `released-api.json`: what the last release published. */
export interface Released {
  readonly version: string;
  /** The first version of exports that are younger than the first release. */
  readonly since: Readonly<Record<string, string>>;
  /** Types by names such as `./button Button` and `./button ButtonProps.size`. */
  readonly api: Readonly<Record<string, string>>;
}

/** The version of the exports without an entry in `since`. */
const FIRST_VERSION = '0.1.0';

/** The status of a component by the export of a folder that was released first. */
export function statusOf(folder: string, names: readonly string[], released: Released): Status {
  const paths = Object.keys(released.api);
  const versions = names
    .map((name) => `./${folder} ${name}`)
    .filter((path) => paths.some((other) => other === path || other.startsWith(`${path}.`)))
    .map((path) => released.since[path] ?? FIRST_VERSION);
  const since = versions.includes(FIRST_VERSION) ? FIRST_VERSION : versions[0];
  const isNew = !since || (since === released.version && since !== FIRST_VERSION);
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
export function overviewPart(page: string, stories: string, released: Released): OverviewPart {
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
  return { folder, title, purpose, story, status: statusOf(folder, names.split(', '), released) };
}
