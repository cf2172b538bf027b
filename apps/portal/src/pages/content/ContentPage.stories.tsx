import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { configuration } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';

/** Pages whose content is configuration (APP-8). */
const meta = {
  title: 'Pages/Content',
  id: 'seiten-inhalte',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { pages } = configuration;

/** Accessibility statement. */
export const Accessibility = pageState({
  at: paths.accessibility,
  shows: pages.accessibility.title,
});

/** Contact data. */
export const Contact = pageState({ at: paths.contact, shows: 'contact.phone' });

/** Imprint. */
export const Imprint = pageState({ at: paths.imprint, shows: pages.imprint.title });

/** Privacy policy. */
export const Privacy = pageState({ at: paths.privacy, shows: pages.privacy.title });

/** Help. */
export const Help = pageState({ at: paths.help, shows: pages.help.title });
