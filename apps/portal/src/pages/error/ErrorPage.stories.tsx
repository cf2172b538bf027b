import type { Meta } from '@storybook/react-vite';
import type { Category } from '@portal/api';
import { paths } from '../../routes/paths.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Seiten/Fehler',
  id: 'seiten-fehler',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** What no backend sends that keeps the contract; a page that is given it breaks. */
const broken = [{ id: 'karten', displayName: 'Karten' }] as Category[];

/** A page that broke; head, foot and order stand. */
export const Broken = pageState({
  at: paths.extracts,
  answers: { listCategories: broken },
  shows: 'failure.kept',
});
