import type { Meta } from '@storybook/react-vite';
import type { Verification } from '@portal/api';
import { screen, userEvent } from 'storybook/test';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { NUMBER } from '../../stories/fixtures/orders.ts';
import { garden } from '../../stories/fixtures/parcels.ts';
import { map } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Seiten/Echtheit',
  id: 'seiten-echtheit',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const empty = '/echtheit';
const at = `/echtheit/${NUMBER}`;

/** The delivered file of the stories: size and SHA-256 of this text. */
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

/** A file is put where the delivered one can be compared. */
async function choose(content: string): Promise<void> {
  const label = await screen.findByText(/^(Datei wählen|Choose a file)/);
  await userEvent.upload(label, new File([content], 'auszug.pdf', { type: 'application/pdf' }));
}

/** Where a code is typed. */
export const Open = pageState({ at: empty, shows: 'verification.codeHint' });

/** Pressed without a code. */
export const NoCode = pageState({
  at: empty,
  act: () => clickText('verification.check'),
  shows: 'verification.codeEmpty',
});

/** Something that cannot be a code. */
export const InvalidCode = pageState({ at: '/echtheit/abc', shows: 'verification.codeInvalid' });

/** A genuine extract, and what it must say. */
export const Genuine = pageState({
  at,
  answers: { verifyExtract: genuine },
  shows: 'verification.genuineText',
});

/** The file is the one that was delivered. */
export const SameFile = pageState({
  at,
  answers: { verifyExtract: genuine },
  act: () => choose(CONTENT),
  shows: { de: 'ist unverändert', en: 'is unchanged' },
});

/** The file is another one. */
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

/** Being looked up. */
export const Loading = pageState({
  at,
  answers: { verifyExtract: noAnswer },
  shows: 'verification.loading',
});

/** Not to be had at present. */
export const Failed = pageState({
  at,
  answers: { verifyExtract: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.retry',
});

/** Asked too often. */
export const TooOften = pageState({
  at,
  answers: { verifyExtract: problem(429, 'TOO_MANY_REQUESTS') },
  shows: 'error.TOO_MANY_REQUESTS',
});
