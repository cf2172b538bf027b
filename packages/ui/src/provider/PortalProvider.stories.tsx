import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, buttonTexts } from '../button/index.ts';
import { overrideTexts, PortalProvider, useAnnounce } from './index.ts';

/** Announces a change that is visible elsewhere. */
function Saving() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Entwurf gespeichert')}>Entwurf speichern</Button>;
}

const meta = {
  title: 'Foundations/PortalProvider',
  component: PortalProvider,
  args: { locale: 'de', children: <Saving /> },
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A component announces a text through the provider. */
export const Announcing: Story = {};

/** A text of the portal replaces a built-in one. */
export const OwnTexts: Story = {
  args: {
    texts: [overrideTexts(buttonTexts, { de: { loading: 'Einen Moment noch' } })],
    children: <Button loading>Auszug bestellen</Button>,
  },
};

/** The built-in texts in English. */
export const English: Story = {
  args: { locale: 'en', children: <Button loading>Order extract</Button> },
  decorators: [(Story) => <div lang="en">{Story()}</div>],
};
