import { userEvent, waitFor, within } from 'storybook/test';

type Root = Document | ShadowRoot;

/** Both roots of a story, once they show something. */
async function rootsOf(canvasElement: HTMLElement): Promise<readonly Root[]> {
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
      queries: within((isFrame ? (root as Document).body : root) as HTMLElement),
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
