import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { uploadAtOnce, uploadedFiles } from './fixtures.ts';
import { FileUpload } from './index.ts';
import type { FileUploadProps } from './index.ts';

const CHOOSE = /^Nachweise (?:Dateien auswählen|Choose files)$/;

const pdf = (name: string): File => new File(['x'], name, { type: 'application/pdf' });

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

const announced = (politeness: string, text: RegExp): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector(`[data-portal-announcer="${politeness}"]`)).toHaveTextContent(
      text,
    ),
  );

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/FileUpload/Behaviour',
  component: FileUpload,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Nachweise',
    hint: 'Zum Beispiel der Kaufvertrag',
    accept: '.pdf',
    maxBytes: 5_000_000,
    maxCount: 3,
    onUpload: fn<FileUploadProps['onUpload']>(uploadAtOnce),
    onValueChange: fn(),
    onPendingChange: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is named by label and text and described by hint and limits, in the language of the page. */
export const NamedButtonWithLimits: Story = {
  parameters: {
    german:
      'Der Schalter heißt nach Beschriftung und Text; Hinweis und Grenzen beschreiben ihn, in der Sprache der Seite.',
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: CHOOSE });
    await expect(button).toHaveAccessibleDescription(
      /^Zum Beispiel der Kaufvertrag (?:Erlaubt|Allowed): PDF\. .*5\sMB.*3 (?:Dateien|files)\.$/,
    );
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const opened = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement).addEventListener('click', opened);
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};

/** Several files are transferred; the end of each is announced, and its id is passed on. */
export const SeveralFiles: Story = {
  parameters: {
    german:
      'Mehrere Dateien werden übertragen; das Ende jeder wird angesagt und ihr Name weitergegeben.',
  },
  args: { name: 'evidence' },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), [pdf('1.pdf'), pdf('2.pdf')]);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ id: 'id-of-1.pdf', name: '1.pdf' }),
        expect.objectContaining({ id: 'id-of-2.pdf', name: '2.pdf' }),
      ]),
    );
    await announced('polite', /2\.pdf: (?:Hochgeladen|Uploaded)/);
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const hidden = canvasElement.querySelectorAll<HTMLInputElement>('input[name="evidence"]');
    await expect([...hidden].map(({ value }) => value)).toEqual(['id-of-1.pdf', 'id-of-2.pdf']);
  },
};

/** All files are transferred at the same time: a slow one does not keep the others waiting. */
export const AtTheSameTime: Story = {
  parameters: { german: 'Alle Dateien werden gleichzeitig übertragen.' },
  args: { onUpload: fn<FileUploadProps['onUpload']>(() => new Promise(() => undefined)) },
  async play({ canvasElement, args }) {
    await userEvent.upload(inputOf(canvasElement), [pdf('1.pdf'), pdf('2.pdf')]);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
  },
};

/** A file can be dropped, but need not; one outside the limits is refused with its reason, and not sent. */
export const DroppedAndRefused: Story = {
  parameters: {
    german:
      'Dateien lassen sich ablegen, müssen aber nicht; eine unerlaubte wird mit Grund abgelehnt und nicht gesendet.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const zone = canvas.getByRole('button', { name: CHOOSE }).parentElement;
    if (!zone) throw new Error('There is no drop zone.');
    await fireEvent.dragOver(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('1.pdf'));
    dataTransfer.items.add(new File(['x'], 'foto.jpg'));
    // Testing Library would copy no files.
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-dragging'));
    await announced('assertive', /foto\.jpg: (?:Dieser Dateityp|This type)/);
    await expect(
      within(canvas.getByRole('list')).getByText(/^(?:Dieser Dateityp|This type of file)/),
    ).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** A transfer that failed is announced, and can be tried again. */
export const TryAgain: Story = {
  parameters: {
    german: 'Ein fehlgeschlagenes Hochladen wird angesagt und lässt sich wiederholen.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    mocked(args.onUpload).mockRejectedValueOnce(new Error('offline'));
    await userEvent.upload(inputOf(canvasElement), pdf('1.pdf'));
    await announced('assertive', /1\.pdf: (?:Das Hochladen ist|The upload has)/);
    const retry = canvas.getByRole('button', { name: /^(?:Erneut versuchen|Try again): 1\.pdf$/ });
    await userEvent.click(retry);
    const cancel = canvas.getByRole('button', { name: /1\.pdf$/ });
    await waitFor(() => expect(cancel).toHaveFocus());
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ id: 'id-of-1.pdf' }),
      ]),
    );
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
};

let signal: AbortSignal | undefined;
let progress: ((share: number) => void) | undefined;

/** The progress has a name and a value; cancelling aborts the transfer, and the focus stays near. */
export const ProgressAndCancel: Story = {
  parameters: {
    german:
      'Der Fortschritt hat Name und Wert; Abbrechen beendet die Übertragung, und der Fokus bleibt in der Nähe.',
  },
  args: {
    defaultValue: uploadedFiles.slice(0, 1),
    onUpload: fn<FileUploadProps['onUpload']>((_file, options) => {
      ({ signal, onProgress: progress } = options);
      return new Promise<string>(() => undefined);
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), pdf('plan.pdf'));
    progress?.(0.4);
    const bar = await canvas.findByRole('progressbar', { name: /plan\.pdf$/ });
    await waitFor(() => expect(bar).toHaveValue(40));
    canvas.getByRole('button', { name: /^(?:Abbrechen|Cancel): plan\.pdf$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(signal?.aborted).toBe(true);
    const other = canvas.getByRole('button', { name: /^(?:Entfernen|Remove): Kaufvertrag\.pdf$/ });
    await waitFor(() => expect(other).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: CHOOSE })).toHaveFocus());
    await announced('polite', /Kaufvertrag\.pdf (?:wurde entfernt|has been removed)\./);
  },
};
