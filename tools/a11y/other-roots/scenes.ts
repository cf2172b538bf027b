import { userEvent, waitFor, within } from 'storybook/test';

type Root = Document | ShadowRoot;

/** The frame and the shadow root of a story, once they show something. */
export async function rootsOf(
  canvasElement: HTMLElement,
): Promise<readonly [frame: Document, shadow: ShadowRoot]> {
  const frame = await waitFor(() => {
    const found = canvasElement.querySelector('iframe')?.contentDocument;
    if (!found?.body.firstElementChild) throw new Error('The frame is empty.');
    return found;
  });
  const shadow = canvasElement.querySelector('[data-host="shadow"]')?.shadowRoot;
  if (!shadow) throw new Error('There is no shadow root.');
  return [frame, shadow];
}

type Queries = ReturnType<typeof within>;
type User = ReturnType<typeof userEvent.setup>;

/** Queries of a root, which has what they use of an element. */
export const queriesIn = (root: Root): Queries =>
  within((root.nodeType === Node.DOCUMENT_NODE ? (root as Document).body : root) as HTMLElement);

interface Scene {
  readonly root: Root;
  readonly queries: Queries;
  readonly user: User;
  readonly focused: () => Element | null;
}

/** Runs a test in the frame, then in the shadow root. */
export async function inEach(
  canvasElement: HTMLElement,
  act: (scene: Scene) => Promise<void>,
): Promise<void> {
  for (const root of await rootsOf(canvasElement)) {
    const isFrame = root.nodeType === Node.DOCUMENT_NODE;
    await act({
      root,
      queries: queriesIn(root),
      user: userEvent.setup({ document: isFrame ? (root as Document) : document }),
      focused: () => root.activeElement,
    });
  }
}

/** Options of the fields. */
export const towns = [
  { value: 'lindenau', label: 'Lindenau' },
  { value: 'seeheim', label: 'Seeheim' },
];
