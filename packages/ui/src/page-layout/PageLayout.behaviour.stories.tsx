import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { styleRulesOf } from '../testing/style-rules.ts';
import { TextField } from '../text-field/index.ts';
import { ButtonRow, FootStep, MAIN_ID, PageLayout } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Foundations/PageLayout/Behaviour',
  component: PageLayout,
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', page: 'whole' },
  args: {
    header: <header>Kopf</header>,
    footer: <footer>Fuß</footer>,
    children: <h1>Inhalt</h1>,
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The skip link is the first tab stop and moves the focus to the heading of the content. */
export const SkipsToContent: Story = {
  parameters: {
    german:
      'Der Sprunglink ist der erste Tab-Halt und setzt den Fokus auf die Überschrift des Inhalts.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', MAIN_ID);
  },
};

/** In no width are the buttons of a step shown in another order than Tab reaches them. */
export const ButtonsInOneOrder: Story = {
  parameters: {
    german:
      'In keiner Breite stehen die Schaltflächen eines Schritts in anderer Reihenfolge, als Tab sie erreicht.',
  },
  args: {
    children: (
      <>
        <h1>Inhalt</h1>
        <ButtonRow
          data-testid="row"
          back={<button type="button">Zurück</button>}
          next={<button type="button">Weiter</button>}
        />
      </>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const row = canvas.getByTestId('row');
    const rules = [...document.styleSheets]
      .flatMap((sheet) => styleRulesOf(sheet.cssRules))
      .filter(({ selectorText }) => row.matches(selectorText));
    const directions = rules.map(({ style }) => style.flexDirection).filter(Boolean);
    await expect(directions).toEqual(['column']);
    const [back, next] = canvas.getAllByRole('button');
    await expect(back?.compareDocumentPosition(next ?? row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getComputedStyle(row).flexDirection).not.toMatch(/reverse/);
  },
};

/** Each landmark exists once. */
export const Landmarks: Story = {
  parameters: { german: 'Jede Landmarke gibt es genau einmal.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const landmark of ['banner', 'main', 'contentinfo']) {
      await expect(canvas.getAllByRole(landmark)).toHaveLength(1);
    }
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { name: 'Inhalt' }),
    );
  },
};

const onNext = fn();

/** The main button of a step is never `disabled`: pressed too early it says what is missing, and the focus goes there (PAGE-5). */
export const SaysWhatIsMissing: Story = {
  parameters: {
    german:
      'Die wichtigste Schaltfläche eines Schritts ist nie gesperrt: Zu früh gedrückt sagt sie, was fehlt, und der Fokus geht dorthin.',
  },
  args: {
    children: (
      <FootStep next={{ label: 'Weiter', reason: 'Es fehlt die Nummer.', onClick: onNext }}>
        <h1>Inhalt</h1>
        <TextField label="Nummer" />
      </FootStep>
    ),
  },
  async play({ canvasElement }) {
    onNext.mockClear();
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Weiter' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeEnabled();
    await expect(next).toHaveAccessibleDescription('Es fehlt die Nummer.');
    await userEvent.click(next);
    await expect(canvas.getByRole('textbox', { name: 'Nummer' })).toHaveFocus();
    const [note] = canvas.getAllByText('Es fehlt die Nummer.');
    await expect(note?.getBoundingClientRect().height).toBeGreaterThan(20);
    await expect(onNext).not.toHaveBeenCalled();
  },
};

/** What has the focus is not behind the bar at the foot of a step (WCAG 2.4.11). */
export const BarCoversNoFocus: Story = {
  parameters: {
    german: 'Was den Fokus hat, liegt nicht hinter der Leiste am Fuß eines Schritts.',
  },
  args: {
    children: (
      <FootStep data-story-of-the-bar next={{ label: 'Weiter', onClick: onNext }}>
        <h1>Inhalt</h1>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index} style={{ paddingBlock: '1rem' }}>
            <a href={`#${index}`}>Zeile {index + 1}</a>
          </p>
        ))}
      </FootStep>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Weiter' });
    const links = canvas.getAllByRole('link', { name: /^Zeile/ });
    links[0]?.focus();
    for (const link of links.slice(1, 30)) {
      await userEvent.keyboard('{Tab}');
      await expect(link).toHaveFocus();
      const { left, top, bottom } = link.getBoundingClientRect();
      const shown = document.elementFromPoint(left + 2, (top + bottom) / 2);
      await expect(shown === link || next.contains(shown)).toBe(shown === link);
    }
  },
};

/** What the main button brings about is its description, in a narrow window above it (WCAG 3.3.4). */
export const SaysTheConsequence: Story = {
  parameters: {
    german:
      'Was der Hauptknopf bewirkt, ist seine Beschreibung, in einem schmalen Fenster über ihm.',
  },
  args: {
    children: (
      <FootStep
        more={<button type="button">Abbrechen</button>}
        consequence="Damit bestellen Sie."
        next={{ label: 'Senden', onClick: onNext, loading: false }}
      >
        <h1>Inhalt</h1>
      </FootStep>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Senden' });
    await expect(button).toHaveAccessibleDescription('Damit bestellen Sie.');
    const text = canvas.getByText('Damit bestellen Sie.').getBoundingClientRect();
    const { top, left } = button.getBoundingClientRect();
    const isNarrow = window.innerWidth < 768;
    await expect(isNarrow ? text.bottom <= top : text.right <= left).toBe(true);
  },
};

/** On a short page nothing is between the bar and the footer, as it would look as if something were missing there. */
export const BarAboveTheFooter: Story = {
  parameters: {
    german: 'Auf einer kurzen Seite folgt die Fußzeile direkt auf die Leiste mit dem Hauptknopf.',
  },
  args: {
    children: (
      <Stack>
        <p>Schritt 1 von 5</p>
        <FootStep next={{ label: 'Weiter', onClick: onNext }}>
          <h1>Inhalt</h1>
        </FootStep>
      </Stack>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bars = [...canvasElement.querySelectorAll('[data-foot]')];
    const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(footer.top - bottom).toBeLessThan(2);
  },
};

/** A condition that is false is no button; the main button stays. */
export const WithoutOtherButtons: Story = {
  parameters: {
    german: 'Eine Bedingung, die nicht zutrifft, ist kein Knopf; der Hauptknopf bleibt.',
  },
  args: {
    children: (
      <FootStep more={false} next={{ label: 'Senden', onClick: onNext }}>
        <h1>Inhalt</h1>
      </FootStep>
    ),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: 'Senden' })).toBeVisible();
  },
};
