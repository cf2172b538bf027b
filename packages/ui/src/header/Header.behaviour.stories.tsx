import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icons/index.ts';
import { OptionMenu } from '../option-menu/index.ts';
import { Header } from './index.ts';

const onClick = fn();

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Header/Behaviour',
  component: Header,
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    serviceName: 'Liegenschaftskataster online',
    userName: 'Erika Mustermann',
    language: (
      <label>
        Sprache <select aria-label="Sprache" style={{ minInlineSize: 44, minBlockSize: 44 }} />
      </label>
    ),
    session: { kind: 'logout', onClick },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the menu opens and closes by keyboard; Escape returns the focus to its button. */
export const MenuByKeyboard: Story = {
  parameters: {
    german:
      'Auf dem Telefon lässt sich das Menü mit der Tastatur öffnen und schließen; Escape setzt den Fokus auf seine Schaltfläche zurück.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const menu = canvas.getByRole('button', { name: /Menü|Menu/ });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const language = canvas.getByRole('combobox', { name: 'Sprache' });
    language.focus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Logout has its accessible name where only its icon is visible. */
export const LogoutIsNamed: Story = {
  parameters: {
    german: 'Wo von „Abmelden“ nur das Symbol zu sehen ist, bleibt der zugängliche Name.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Abmelden|Log out/ }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

/** The accessible name of each link and button begins with its visible text. */
export const LabelInName: Story = {
  parameters: {
    german:
      'Der zugängliche Name jedes Links und jeder Schaltfläche beginnt mit dem sichtbaren Text.',
  },
  args: { language: undefined, links: [{ label: 'Meine Bestellungen', href: '#/bestellungen' }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const controls = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    const visible = controls.filter((control) => control.innerText.trim() !== '');
    await expect(visible.length).toBeGreaterThanOrEqual(2);
    for (const control of visible) {
      const label = control.innerText.trim().split('\n')[0] ?? '';
      await expect(control).toHaveAccessibleName(expect.stringMatching(`^${label}`));
    }
  },
};

/** From 60rem the header is one line, also with a long name, which is cut (PAGE-11). */
export const OneLine: Story = {
  parameters: {
    german: 'Ab 60rem ist die Kopfzeile eine Zeile, auch mit einem langen Namen, der gekürzt wird.',
  },
  args: {
    tagline: 'Auszüge amtlich bestellen',
    language: (
      <OptionMenu
        label="Sprache"
        icon={<Icon name="globe" />}
        short="DE"
        value="de"
        items={[{ value: 'de', label: 'Deutsch' }]}
        onValueChange={fn()}
      />
    ),
    userName: 'Friederike-Charlotte Freifrau Mustermann von und zu Lindenau-Birkenhorst',
    links: [{ label: 'Meine Bestellungen', href: '#/bestellungen' }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '60rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThan(72);
    const title = canvas.getByText('Liegenschaftskataster online');
    await expect(title.getClientRects()).toHaveLength(1);
    await expect(title.offsetHeight).toBeLessThan(32);
    await expect(canvas.getByRole('combobox', { name: 'Sprache' })).toBeEnabled();
  },
};

/** Whether a text is seen, not only heard. */
const isSeen = (text: HTMLElement): boolean => text.checkVisibility() && text.offsetWidth > 1;

/** What is behind the menu button, and where login and logout are an icon, depends on the width of the header alone. */
export const Widths: Story = {
  parameters: {
    german:
      'Was hinter der Menü-Schaltfläche steht und wo „Abmelden“ ein Symbol ist, bestimmt allein die Breite des Kopfs.',
  },
  args: { links: [{ label: 'Meine Bestellungen', href: '#/bestellungen' }] },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('banner').parentElement;
    const hasMenu = () => canvas.queryByRole('button', { name: /Menü|Menu/ }) !== null;
    const inside = () =>
      [
        canvas.getByLabelText('Sprache'),
        canvas.getByText('Meine Bestellungen'),
        canvas.getByText('Erika Mustermann'),
      ].map(isSeen);
    const hasLabel = () => isSeen(canvas.getByText(/^(Abmelden|Log out)$/));
    for (const [width, isMenu, isLabelled] of [
      [26, true, false],
      [26.1, true, true],
      [59.9, true, true],
      [60, false, false],
      [69, false, false],
      [69.1, false, true],
    ] as const) {
      frame?.style.setProperty('inline-size', `${width}rem`);
      await waitFor(() =>
        expect([width, hasMenu(), hasLabel()]).toEqual([width, isMenu, isLabelled]),
      );
      await expect(inside()).toEqual([!isMenu, !isMenu, !isMenu]);
    }
    frame?.style.setProperty('inline-size', '17.5rem');
  },
};

/** The line of an official website comes before the title, within the header, at any width (REAL-9). */
export const OfficialFirst: Story = {
  parameters: {
    german:
      'Die Zeile „Eine offizielle Website“ steht im Kopf der Seite vor dem Titel und passt auch auf 280 Pixel.',
  },
  args: { officialNotice: 'Eine offizielle Website des Landes Lindenmark und seiner Gemeinden' },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const header = within(canvasElement).getByRole('banner');
    const notice = within(header).getByText(/^Eine offizielle Website/);
    const title = within(header).getByRole('link', { name: /Liegenschaftskataster/ });
    await expect(notice.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      title.getBoundingClientRect().top,
    );
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
  },
};

/** Without a notice there is no line. */
export const NotOfficial: Story = {
  parameters: { german: 'Ohne diese Angabe beginnt der Kopf der Seite mit dem Titel.' },
  async play({ canvasElement }) {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.childElementCount).toBe(1);
  },
};
