import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonTexts } from '../button/index.ts';
import { overrideTexts, PortalProvider, useAnnounce } from './index.ts';

function AnnounceButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Gespeichert')}>Speichern</Button>;
}

const meta = {
  title: 'Foundations/PortalProvider/Behaviour',
  component: PortalProvider,
  tags: ['!autodocs'],
  args: { children: <AnnounceButton /> },
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the same text twice when it is asked to twice. */
export const SameTextTwice: Story = {
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    const region = canvasElement.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region?.children).toHaveLength(2));
    await expect(region).toHaveTextContent('GespeichertGespeichert');
  },
};

/** The `texts` of the provider replace built-in texts of all components inside it. */
export const TextsAreReplaced: Story = {
  args: {
    texts: [overrideTexts(buttonTexts, { de: { loading: 'Moment noch' } })],
    children: <Button loading>Senden</Button>,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      'Senden (Moment noch)',
    );
  },
};
