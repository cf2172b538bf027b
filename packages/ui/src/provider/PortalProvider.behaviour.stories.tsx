import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { FieldGroup, fieldTexts } from '../field/index.ts';
import { OptionMenu } from '../option-menu/index.ts';
import { Tabs } from '../tabs/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Button, buttonTexts } from '../button/index.ts';
import { overrideTexts, PortalProvider, useAnnounce } from './index.ts';

function AnnounceButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Gespeichert')}>Speichern</Button>;
}

const meta = {
  title: 'Foundations/PortalProvider/Behaviour',
  component: PortalProvider,
  tags: ['!autodocs', 'behaviour'],
  args: { children: <AnnounceButton /> },
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the same text twice when it is asked to twice. */
export const SameTextTwice: Story = {
  parameters: {
    german: 'Derselbe Text wird zweimal angesagt, wenn er zweimal angesagt werden soll.',
  },
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
  parameters: {
    german: 'Die `texts` des Providers ersetzen eingebaute Texte aller Komponenten darin.',
  },
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

/** All components share the text of the same function; replacing it once replaces it everywhere. */
export const SameTextEverywhere: Story = {
  parameters: {
    german:
      'Alle Komponenten verwenden für dieselbe Funktion denselben Text; wer ihn einmal ersetzt, ersetzt ihn überall.',
  },
  args: {
    locale: 'de',
    texts: [overrideTexts(fieldTexts, { de: { error: 'Achtung:' } })],
    children: (
      <>
        <TextField label="Flur" error="Geben Sie die Flur ein." />
        <Checkbox label="Gelesen" error="Bestätigen Sie." />
        <RadioGroup
          label="Maßstab"
          items={[{ value: '500', label: '1:500' }]}
          error="Wählen Sie einen."
        />
      </>
    ),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText(/^Achtung:/)).toHaveLength(3);
  },
};

const OF_ANOTHER_LANGUAGE = 'Postcode';

/** A label in another language than the page has its `lang` in every part that takes one (WCAG 3.1.2). */
export const LabelsHaveTheirLanguage: Story = {
  parameters: {
    german:
      'Eine Beschriftung in einer anderen Sprache als die Seite trägt in jedem Baustein ihr `lang` (WCAG 3.1.2).',
  },
  args: {
    children: (
      <>
        <TextField label={OF_ANOTHER_LANGUAGE} labelLang="en" />
        <FieldGroup label={OF_ANOTHER_LANGUAGE} labelLang="en" />
        <RadioGroup label={OF_ANOTHER_LANGUAGE} labelLang="en" items={[]} />
        <Tabs
          label="Suche"
          items={[{ value: 'a', label: OF_ANOTHER_LANGUAGE, lang: 'en', content: 'Inhalt' }]}
        />
        <OptionMenu
          label="Sprache"
          items={[{ value: 'a', label: OF_ANOTHER_LANGUAGE, lang: 'en' }]}
          value="a"
          onValueChange={() => undefined}
        />
      </>
    ),
  },
  async play({ canvasElement }) {
    const labels = [...canvasElement.querySelectorAll('*')].filter(
      ({ childElementCount, textContent }) =>
        childElementCount === 0 && textContent === OF_ANOTHER_LANGUAGE,
    );
    const languages = labels.map((label) => label.closest('[lang]')?.getAttribute('lang'));
    // The menu shows its selected option beside the list.
    await expect(languages.length).toBeGreaterThanOrEqual(5);
    await expect(new Set(languages)).toEqual(new Set(['en']));
  },
};
