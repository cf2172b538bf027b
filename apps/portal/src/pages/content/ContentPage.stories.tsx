import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { configuration } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Seiten/Inhalte',
  id: 'seiten-inhalte',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { pages } = configuration;

/** How accessible the portal is. */
export const Accessibility = pageState({
  at: paths.accessibility,
  shows: pages.accessibility.title,
});

/** How to reach the authority. */
export const Contact = pageState({ at: paths.contact, shows: 'contact.phone' });

/** Who is responsible. */
export const Imprint = pageState({ at: paths.imprint, shows: pages.imprint.title });

/** What happens with personal data. */
export const Privacy = pageState({ at: paths.privacy, shows: pages.privacy.title });

/** Questions and answers. */
export const Help = pageState({ at: paths.help, shows: pages.help.title });
