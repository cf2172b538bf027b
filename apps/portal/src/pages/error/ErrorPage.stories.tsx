import type { Meta } from '@storybook/react-vite';
import type { Category } from '@portal/api';
import { paths } from '../../routes/paths.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Error',
  id: 'seiten-fehler',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** An answer that violates the contract, so that the page throws while it renders. */
const broken = [{ id: 'karten', displayName: 'Karten' }] as Category[];

/** A page that threw an error; header, footer and order are unaffected. */
export const Broken = pageState({
  at: paths.extracts,
  answers: { listCategories: broken },
  shows: 'failure.kept',
});
