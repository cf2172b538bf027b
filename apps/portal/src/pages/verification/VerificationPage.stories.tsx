import type { Meta } from '@storybook/react-vite';
import type { Verification } from '@portal/api';
import { screen, userEvent } from 'storybook/test';
import { fixedPart, PAGE_TABLE } from '../../routes/page-table.ts';
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

const empty = fixedPart(PAGE_TABLE.verification.paths[0]);
const at = paths.verification(NUMBER);

/** The delivered file: size and SHA-256 are those of this text. */
const CONTENT = 'Auszug';

const genuine: Verification = {
  code: NUMBER,
  genuine: true,
  document: {
    issuedAt: '2026-11-18T08:17:00Z',
    sha256: 'c856d8459c5fc863947bcb67e637b0a416873eecd0ca5256b545d3078bf7ed88',
    size: CONTENT.length,
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

/** Chooses a file in the file input. */
async function choose(content: string): Promise<void> {
  const label = await screen.findByText(/^(Datei wählen|Choose a file)/);
  await userEvent.upload(label, new File([content], 'auszug.pdf', { type: 'application/pdf' }));
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
export const SameFile = pageState({
  at,
  answers: { verifyExtract: genuine },
  act: () => choose(CONTENT),
  shows: { de: 'ist unverändert', en: 'is unchanged' },
});

/** The file differs from the delivered one. */
export const OtherFile = pageState({
  at,
  answers: { verifyExtract: genuine },
  act: () => choose('Anderer'),
  shows: { de: 'ist nicht die, die ausgeliefert wurde', en: 'is not the one' },
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
