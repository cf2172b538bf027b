/** A story as the index of a built Storybook names it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly component: string;
}

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** The shape of Storybook's `index.json`. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

/** Stories that are wrong on purpose, to prove that the gate refuses them. */
const WRONG_ON_PURPOSE = 'nonconforming';

/** `Order/Stepper/Behaviour` belongs to the component `Order/Stepper`. */
export function componentOf(title: string): string {
  return title.replace(/\/Behaviour$/, '').replace(/^(Map\/MapPreview)\/.*$/, '$1');
}

/**
 * The stories to report on, by component. `filter` keeps those whose id or title holds that text,
 * upper and lower case alike. Throws an error when nothing is left.
 */
export function storiesOf(index: StoryIndex, filter = ''): StoryEntry[] {
  const sought = filter.toLowerCase();
  const stories = Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes(WRONG_ON_PURPOSE))
    .filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(sought))
    .map(({ id, title, name }) => ({ id, title, name, component: componentOf(title) }));
  if (stories.length === 0) throw new Error(`No story holds "${filter}" in its id or title.`);
  return stories.toSorted((one, other) => one.component.localeCompare(other.component, 'en'));
}

/** A component's name as it can stand in a file name and in an address. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
