/** A story or docs page, as the index of a built Storybook (`index.json`) lists it. */
export interface Story {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

const hasTag = (tag: string) => (story: Pick<Story, 'tags'>) => story.tags?.includes(tag) ?? false;

/** Whether a story has a `play` function. */
export const hasPlay: (story: Pick<Story, 'tags'>) => boolean = hasTag('play-fn');
/** Whether a story is a whole page of the portal, in German and English. */
export const isPage: (story: Pick<Story, 'tags'>) => boolean = hasTag('page');
/** Whether a story violates a check on purpose, to prove that the check fails. */
export const isNonconforming: (story: Pick<Story, 'tags'>) => boolean = hasTag('nonconforming');
/** Whether only the gate refuses a nonconforming story: its fault is found in use, which the audit does not repeat in each variant. */
export const isLeftToGate: (story: Pick<Story, 'tags'>) => boolean = hasTag('gate-only');
