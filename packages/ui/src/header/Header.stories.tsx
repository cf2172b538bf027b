import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/index.ts';
import { OptionMenu } from '../option-menu/index.ts';
import { Header } from './index.ts';

const noop = (): void => undefined;

const language = (
  <OptionMenu
    label="Sprache"
    icon={<Icon name="globe" />}
    short="DE"
    value="de"
    onValueChange={noop}
    items={[
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'English', lang: 'en' },
    ]}
  />
);

const appearance = (
  <OptionMenu
    label="Darstellung"
    icon={<Icon name="sun" />}
    short=""
    value="light"
    onValueChange={noop}
    items={[
      { value: 'light', label: 'Hell' },
      { value: 'dark', label: 'Dunkel' },
    ]}
  />
);

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    serviceName: 'Liegenschaftskataster online',
    tagline: 'Auszüge amtlich bestellen',
    language,
    appearance,
    session: { kind: 'login', href: '#/anmelden' },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is logged in. */
export const LoggedOut: Story = {};

/** Someone is logged in. */
export const LoggedIn: Story = {
  args: { userName: 'Erika Mustermann', session: { kind: 'logout', onClick: noop } },
};

/** Someone is logged in, with a link to their own orders. */
export const WithLinks: Story = {
  args: {
    userName: 'Erika Mustermann',
    links: [{ label: 'Meine Bestellungen', href: '#/meine-bestellungen' }],
    session: { kind: 'logout', onClick: noop },
  },
};

/** At 280 px the settings are behind the menu button; logout stays visible. */
export const Phone: Story = {
  args: { userName: 'Erika Mustermann', session: { kind: 'logout', onClick: noop } },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
};

const flag =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 16'%3E%3Cpath fill='%23fff' d='M0 0h24v16H0z'/%3E%3Cpath fill='%23007155' d='M0 0h24v8H0z'/%3E%3C/svg%3E";

/** A narrow line says that this is an official website. */
export const Official: Story = {
  args: {
    officialNotice: (
      <>
        <img src={flag} alt="" height={16} />
        Eine offizielle Website des Landes Lindenmark
      </>
    ),
  },
};
