import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConsentBanner } from './index.ts';
import type { ConsentBannerProps } from './index.ts';

function Page(props: ConsentBannerProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <a href="#inhalt">Zum Inhalt</a>
      <ConsentBanner
        {...props}
        open={open}
        onAccept={() => {
          props.onAccept();
          setOpen(false);
        }}
        onRefuse={() => {
          props.onRefuse();
          setOpen(false);
        }}
      />
      <a href="#antrag">Antrag stellen</a>
    </>
  );
}

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Feedback/ConsentBanner/Behaviour',
  component: ConsentBanner,
  tags: ['!autodocs', 'behaviour'],
  args: {
    open: true,
    heading: 'Dürfen wir Besuche zählen?',
    children: 'Wir speichern eine Nummer in Ihrem Browser.',
    onAccept: fn(),
    onRefuse: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How a button looks, as far as it gives it weight. */
const weightOf = (button: HTMLElement): readonly string[] => {
  const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(button);
  const { width, height } = button.getBoundingClientRect();
  return [backgroundColor, color, fontWeight, fontSize, borderColor, `${width} × ${height}`];
};

/** Both answers look alike, and take one press each. */
export const EqualInWeight: Story = {
  parameters: { german: 'Beide Antworten sehen gleich aus und brauchen je einen Druck.' },
  async play({ canvasElement, args }) {
    const banner = within(canvasElement).getByRole('region', {
      name: 'Dürfen wir Besuche zählen?',
    });
    const accept = within(banner).getByRole('button', { name: 'Zustimmen' });
    const refuse = within(banner).getByRole('button', { name: 'Ablehnen' });
    await expect(weightOf(accept)).toEqual(weightOf(refuse));
    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledTimes(1);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** The page can be used before an answer: nothing is covered, inert or focused. */
export const BeforeAnAnswer: Story = {
  parameters: { german: 'Die Seite ist ohne Antwort bedienbar. Nichts ist verdeckt.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    const banner = within(canvasElement).getByRole('region', {
      name: 'Dürfen wir Besuche zählen?',
    });
    await expect(banner.contains(document.activeElement)).toBe(false);
    const link = within(canvasElement).getByRole('link', { name: 'Antrag stellen' });
    await expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      link.getBoundingClientRect().top,
    );
    for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** After an answer it is gone, the answer is announced, and the focus goes back to where it was. */
export const Answered: Story = {
  parameters: {
    german:
      'Nach der Antwort ist die Frage weg. Die Antwort wird angesagt, und der Fokus geht zurück.',
  },
  async play({ canvasElement, args }) {
    const before = within(canvasElement).getByRole('link', { name: 'Zum Inhalt' });
    await userEvent.tab();
    await expect(before).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Zustimmen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(before).toHaveFocus());
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Ablehnen' })).toBeNull(),
    );
    const polite = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(polite).toHaveTextContent('Sie haben zugestimmt.'));
  },
};
