import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartFailure } from './StartFailure.tsx';

const meta = {
  title: 'Seiten/Fehler beim Start',
  id: 'seiten-fehler-beim-start',
  component: StartFailure,
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', page: 'whole' },
} satisfies Meta<typeof StartFailure>;

export default meta;

/** Not even the configuration could be had: both languages at once, without any other part. */
export const Unreachable: StoryObj<typeof meta> = {};
