import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../index.html?raw';
import '../initial-page.css.ts';

/** The content of `index.html` that is shown until React renders. */
const initialPage = new DOMParser().parseFromString(page, 'text/html').querySelector('#portal');

const meta = {
  title: 'Pages/Before the start',
  id: 'seiten-vor-dem-start',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', page: 'whole' },
} satisfies Meta;

export default meta;

const html = { __html: initialPage?.innerHTML ?? '' };

/** As `early.ts` shows one text instead of the loading text. */
function shown(id: string): { readonly __html: string } {
  const copy = initialPage?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('index.html has no element for the portal.');
  copy.querySelector(`#${id}`)?.removeAttribute('hidden');
  copy.querySelector('.portal-waiting')?.setAttribute('hidden', '');
  return { __html: copy.innerHTML };
}

/** The portal's scripts are loading. */
export const Waiting: StoryObj<typeof meta> = {
  render: () => <div dangerouslySetInnerHTML={html} />,
};

/** The configuration or a script could not be loaded: both languages, and no component of the portal. */
export const Unreachable: StoryObj<typeof meta> = {
  render: () => <div dangerouslySetInnerHTML={shown('portal-failure')} />,
};

/** The browser lacks functions that the portal calls (FIND-6). */
export const Outdated: StoryObj<typeof meta> = {
  render: () => <div dangerouslySetInnerHTML={shown('portal-outdated')} />,
};
