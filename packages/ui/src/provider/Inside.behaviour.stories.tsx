import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonTexts } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import {
  overrideTexts,
  PortalProvider,
  useAnnounce,
  useComponentTexts,
  useFocusReturn,
  useLocale,
} from './index.ts';
import type { PortalLinkProps } from './index.ts';

/** What the provider passes to the components inside it (LIB-7). */
const meta = {
  title: 'Foundations/PortalProvider/Inside',
  component: PortalProvider,
  tags: ['!autodocs', 'behaviour'],
  args: { children: null },
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `locale` is a tag with or without a region; it selects texts and the format of numbers. */
export const TagWithRegion: Story = {
  parameters: {
    german:
      '`locale` ist ein Sprachkürzel mit oder ohne Region; es bestimmt Texte und Zahlenformat.',
  },
  render: () => (
    <>
      {['de', 'de-AT', 'en-GB'].map((locale) => (
        <PortalProvider key={locale} locale={locale}>
          <p lang={locale}>
            {locale}: <Price cents={220_000} /> <Button loading>Senden</Button>
          </p>
        </PortalProvider>
      ))}
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const prices = ['de', 'de-AT', 'en-GB'].map((locale) =>
      canvas.getByText((_, element) => element?.textContent.startsWith(`${locale}: `) ?? false, {
        selector: 'p',
      }),
    );
    await expect(prices[0]).toHaveTextContent(/2\.200,00\s€/);
    await expect(prices[1]).toHaveTextContent(/€\s2[.\s]200,00/);
    await expect(prices[2]).toHaveTextContent(/€2,200\.00/);
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names[1]).toBe(names[0]);
    await expect(names[2]).not.toBe(names[0]);
  },
};

/** German and English are built in; another language is added by `overrideTexts`. */
export const BuiltInAndAdded: Story = {
  parameters: {
    german:
      'Deutsch und Englisch sind eingebaut; eine weitere Sprache kommt mit `overrideTexts` hinzu.',
  },
  render: () => (
    <>
      {['de', 'en', 'hsb'].map((locale) => (
        <PortalProvider
          key={locale}
          locale={locale}
          texts={[overrideTexts(buttonTexts, { hsb: { loading: 'Prošu čakajće' } })]}
        >
          <p lang={locale}>
            <Button loading>Senden</Button>
          </p>
        </PortalProvider>
      ))}
    </>
  ),
  async play({ canvasElement }) {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.textContent);
    await expect(names[0]).toContain(buttonTexts.de.loading);
    await expect(names[1]).toContain(buttonTexts.en.loading);
    await expect(names[2]).toContain('Prošu čakajće');
  },
};

const onLink = fn();

/** A link that records what it receives. */
function RecordingLink({ children, ...rest }: PortalLinkProps) {
  onLink(rest);
  return <a {...rest}>{children}</a>;
}

const linkRef = fn();

/** The component for links receives `href`, `ref` and the attributes of an `a`. */
export const LinkReceivesAttributes: Story = {
  parameters: {
    german: 'Die Komponente für Links erhält `href`, `ref` und die Attribute eines `a`.',
  },
  args: {
    link: RecordingLink,
    children: (
      <Link href="#ziel" ref={linkRef} download="a.pdf" hrefLang="en" title="Titel" data-own="">
        Ziel
      </Link>
    ),
  },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Ziel' });
    await expect(onLink.mock.lastCall?.[0]).toMatchObject({
      href: '#ziel',
      download: 'a.pdf',
      hrefLang: 'en',
      title: 'Titel',
      'data-own': '',
    });
    await expect(linkRef).toHaveBeenCalledWith(link);
  },
};

function Hooks() {
  const announce = useAnnounce();
  const t = useComponentTexts(buttonTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <output>{`${useLocale()} ${t.loading}`}</output>
      {open && (
        <Notice
          onClose={() => {
            announce('Geschlossen');
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function Notice({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useFocusReturn(ref);
  return (
    <p ref={ref}>
      <Button onClick={onClose}>Schließen</Button>
    </p>
  );
}

/** The hooks announce, return language and texts, and return the focus when their element is removed. */
export const HooksOfTheProvider: Story = {
  parameters: {
    german:
      'Die Hooks sagen an, liefern Sprache und Texte und geben den Fokus zurück, wenn ihr Element entfernt wird.',
  },
  args: { locale: 'en', children: <Hooks /> },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(`en ${buttonTexts.en.loading}`);
    const open = canvas.getByRole('button', { name: 'Öffnen' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open).toHaveFocus());
    const region = canvasElement.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region).toHaveTextContent('Geschlossen'));
  },
};
