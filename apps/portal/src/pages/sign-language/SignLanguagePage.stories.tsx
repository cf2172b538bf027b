import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { pageState } from '../../stories/page-state.tsx';
import { signLanguageTexts } from './sign-language-texts.ts';

const meta = {
  title: 'Pages/Sign language',
  id: 'seiten-gebaerdensprache',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = signLanguageTexts;

/** A state whose video this browser cannot play: the page says so, and the transcript says the same as the video (LAW-2). */
export const CannotPlay = pageState({
  at: paths.signLanguage,
  answers: {
    getLegalInformation: {
      signLanguage: {
        videoPath: '/state/none.mp4',
        captionsPath: '/state/none.vtt',
        transcript: { de: 'Hier bestellen Sie Karten.', en: 'Here you order maps.' },
      },
    },
  },
  shows: { de: de.failed, en: en.failed },
  async act() {
    const video = await screen.findByLabelText<HTMLVideoElement>(
      new RegExp(`${de.video}|${en.video}`),
    );
    await expect(video.controls).toBe(true);
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'de');
  },
});
