import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonRow, MAIN_ID, PageLayout } from './index.ts';

const meta = {
  title: 'Layout/PageLayout/Behaviour',
  component: PageLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: 'whole' },
  args: {
    header: <header>Kopf</header>,
    footer: <footer>Fuß</footer>,
    children: <h1>Inhalt</h1>,
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The skip link is the first tab stop and moves the focus to the content. */
export const SkipsToContent: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', MAIN_ID);
  },
};

/** A window of 360 px with the styles of the page, whatever the width of the story. */
function PhoneWindow({ children }: { children: ReactNode }): ReactElement {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = (frame: HTMLIFrameElement | null): void => {
    const inner = frame?.contentDocument;
    if (!inner || inner.body === body) return;
    for (const sheet of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
      inner.head.append(sheet.cloneNode(true));
    }
    setBody(inner.body);
  };
  return (
    <iframe
      title="360 px"
      sandbox="allow-same-origin"
      style={{ inlineSize: '360px', maxInlineSize: '100%', blockSize: '24rem', border: 0 }}
      ref={open}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}

/** On a phone the buttons of a step are seen in the order in which Tab reaches them. */
export const ButtonsInOneOrder: Story = {
  args: {
    children: (
      <>
        <h1>Inhalt</h1>
        <PhoneWindow>
          <ButtonRow
            back={<button type="button">Zurück</button>}
            more={<button type="button">Abbrechen</button>}
            next={<button type="button">Weiter</button>}
          />
        </PhoneWindow>
      </>
    ),
  },
  async play({ canvasElement }) {
    const frame = canvasElement.querySelector('iframe');
    const buttons = (): HTMLElement[] => [
      ...(frame?.contentDocument?.querySelectorAll('button') ?? []),
    ];
    await waitFor(() => expect(buttons()).toHaveLength(3));
    const tops = buttons().map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};
