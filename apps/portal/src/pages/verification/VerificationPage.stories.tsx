import { fixedPart, PORTAL_PATHS } from '@portal/api/pages';
import type { Meta } from '@storybook/react-vite';
import type { FileVerification, Verification } from '@portal/api';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { NUMBER } from '../../stories/fixtures/orders.ts';
import { garden } from '../../stories/fixtures/parcels.ts';
import { map } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Pages/Verification',
  id: 'seiten-echtheit',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const empty = fixedPart(PORTAL_PATHS.verification[0]);
const at = paths.verification(NUMBER);

const genuine: Verification = {
  code: NUMBER,
  genuine: true,
  document: {
    issuedAt: '2026-11-18T08:17:00Z',
    sha256: 'c856d8459c5fc863947bcb67e637b0a416873eecd0ca5256b545d3078bf7ed88',
    size: 66_183,
    extracts: [
      {
        productName: map.displayName,
        englishProductName: map.englishDisplayName,
        parcelId: garden.parcelId,
        parcelName: garden.displayString,
      },
    ],
  },
};

/** The answer for the delivered file. */
const genuineFile: FileVerification = {
  result: 'GENUINE',
  code: NUMBER,
  document: genuine.document,
};

/** The answer for a file that is not genuine. */
function notGenuine(result: FileVerification['result']): FileVerification {
  return { result, code: null, document: null };
}

/** A list of files of the browser, whose names a file input shows. */
function transfer(): DataTransfer {
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7'], 'auszug.pdf', { type: 'application/pdf' }));
  return files;
}

async function fileInput(): Promise<HTMLInputElement> {
  return screen.findByLabelText<HTMLInputElement>(/^(Datei wählen|Choose a file)/);
}

/** Chooses a file in the file input. */
async function choose(): Promise<void> {
  const input = await fileInput();
  input.files = transfer().files;
  await fireEvent.change(input);
}

/** Drops a file beside the file input, which then has it, too. */
async function drop(): Promise<void> {
  const input = await fileInput();
  const zone = input.closest('section')?.querySelector(':scope > div');
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer() }));
  await waitFor(() => expect(input.files?.[0]?.name).toBe('auszug.pdf'));
}

/** No code. */
export const Open = pageState({ at: empty, shows: 'verification.codeHint' });

/** Submitted without a code. */
export const NoCode = pageState({
  at: empty,
  act: () => clickText('verification.check'),
  shows: 'verification.codeEmpty',
});

/** Not a valid code. */
export const InvalidCode = pageState({
  at: paths.verification('abc'),
  shows: 'verification.codeInvalid',
});

/** A genuine extract. */
export const Genuine = pageState({
  at,
  answers: { verifyExtract: genuine },
  shows: 'verification.genuineText',
});

/** The file is the delivered one. */
export const GenuineFile = pageState({
  at: empty,
  answers: { verifyFile: genuineFile },
  act: choose,
  shows: { de: 'ist echt und unverändert.', en: 'is genuine and unchanged.' },
});

/** The file is a delivered one for other programs: the answer says which (DATA-7). */
export const GenuineGeoPackage = pageState({
  at: empty,
  answers: {
    verifyFile: {
      ...genuineFile,
      document: genuine.document && {
        ...genuine.document,
        format: 'GEOPACKAGE',
        otherFiles: [
          {
            format: 'PDF',
            issuedAt: genuine.document.issuedAt,
            sha256: genuine.document.sha256,
            size: genuine.document.size,
          },
        ],
      },
    },
  },
  act: choose,
  shows: 'verification.otherFormats',
});

/** The same for a file that was dropped. */
export const DroppedFile = pageState({
  at: empty,
  answers: { verifyFile: genuineFile },
  act: drop,
  shows: { de: 'ist echt und unverändert.', en: 'is genuine and unchanged.' },
});

/** The file was changed after it had been sealed. */
export const ChangedFile = pageState({
  at: empty,
  answers: { verifyFile: notGenuine('CHANGED') },
  act: choose,
  shows: { de: 'wurde danach aber verändert', en: 'was changed afterwards' },
});

/** The file has no seal of the authority. */
export const FileWithoutSeal = pageState({
  at: empty,
  answers: { verifyFile: notGenuine('NO_SEAL') },
  act: choose,
  shows: { de: 'kein Siegel', en: 'no seal' },
});

/** The seal is valid, but the file was not delivered or was withdrawn. */
export const UnknownFile = pageState({
  at: empty,
  answers: { verifyFile: notGenuine('UNKNOWN') },
  act: choose,
  shows: { de: 'wir kennen diesen Auszug nicht', en: 'we do not know this extract' },
});

/** The file is genuine, but its code is not the entered one. */
export const FileOfAnotherCode = pageState({
  at,
  answers: { verifyExtract: genuine, verifyFile: { ...genuineFile, code: '7K2M-Q0XA-93TC' } },
  act: choose,
  shows: { de: 'gehört aber zu einem anderen Code', en: 'belongs to another code' },
});

/** The file is too large for an extract. */
export const FileTooLarge = pageState({
  at: empty,
  answers: { verifyFile: problem(413, 'TOO_LARGE') },
  act: choose,
  shows: { de: 'ist größer als 25 MB', en: 'is larger than 25 MB' },
});

/** The scanner has found something in the file (SAFE-11). */
export const FileRefused = pageState({
  at: empty,
  answers: { verifyFile: problem(400, 'FILE_REFUSED') },
  act: choose,
  shows: 'error.FILE_REFUSED',
});

/** The file is being verified. */
export const FileBeingChecked = pageState({
  at: empty,
  answers: { verifyFile: noAnswer },
  act: choose,
  shows: 'verification.fileReading',
});

/** The file could not be verified. */
export const FileNotChecked = pageState({
  at: empty,
  answers: { verifyFile: problem(503, 'TECHNICAL_PROBLEM') },
  act: choose,
  shows: 'error.TECHNICAL_PROBLEM',
});

/** No extract has this code. */
export const Unknown = pageState({
  at,
  answers: { verifyExtract: { code: NUMBER, genuine: false, document: null } },
  shows: 'verification.unknownText',
});

/** The code is being checked. */
export const Loading = pageState({
  at,
  answers: { verifyExtract: noAnswer },
  shows: 'verification.loading',
});

/** The code could not be checked. */
export const Failed = pageState({
  at,
  answers: { verifyExtract: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.retry',
});

/** Too many requests. */
export const TooOften = pageState({
  at,
  answers: { verifyExtract: problem(429, 'TOO_MANY_REQUESTS') },
  shows: 'error.TOO_MANY_REQUESTS',
});
