import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../index.html?raw';
import '../initial-page.css.ts';

/** What stands in the page itself, where the portal draws itself later. */
const before = new DOMParser().parseFromString(page, 'text/html').querySelector('#portal');

const meta = {
  title: 'Seiten/Vor dem Start',
  id: 'seiten-vor-dem-start',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', page: 'whole' },
} satisfies Meta;

export default meta;

const html = { __html: before?.innerHTML ?? '' };

/** The portal's scripts are on their way. */
export const Waiting: StoryObj<typeof meta> = {
  render: () => <div dangerouslySetInnerHTML={html} />,
};

/** Not even the configuration could be had, or a script: both languages at once, without any other part. */
export const Unreachable: StoryObj<typeof meta> = {
  render: () => <div data-portal-failed="" dangerouslySetInnerHTML={html} />,
};
