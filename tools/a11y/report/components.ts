import { isNonconforming } from '../runner/story.ts';
import type { Story } from '../runner/story.ts';

/** The component of a story: `Order/Stepper/Behaviour` belongs to `Order/Stepper`. */
export function componentOf(title: string): string {
  return title.replace(/\/Behaviour$/, '').replace(/^(Map\/MapPreview)\/.*$/, '$1');
}

/** The stories that the report covers, sorted by component. Throws an error if there are none. */
export function reportedStories(stories: readonly Story[]): readonly Story[] {
  const reported = stories.filter((story) => story.type === 'story' && !isNonconforming(story));
  if (reported.length === 0) throw new Error('There is no story to report on.');
  return reported.toSorted((one, other) =>
    componentOf(one.title).localeCompare(componentOf(other.title), 'en'),
  );
}

/** The name of a component for file names and URLs. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
