import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { configuration } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';
import { contentTexts } from './texts.ts';

/** Pages whose content is configuration (APP-8). */
const meta = {
  title: 'Pages/Content',
  id: 'seiten-inhalte',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { pages } = configuration;

const localTexts = () =>
  document.documentElement.lang === 'en' ? contentTexts.en : contentTexts.de;

/** Contact data. */
export const Contact = pageState({
  at: paths.contact,
  shows: { de: contentTexts.de.phone, en: contentTexts.en.phone },
});

/** Imprint. */
export const Imprint = pageState({ at: paths.imprint, shows: pages.imprint.title });

/** Help. */
export const Help = pageState({ at: paths.help, shows: pages.help.title });

/** A link of the contents leads to its section, also by its address (PAGE-11). */
export const Section = {
  ...pageState({
    at: `${paths.help}?abschnitt=2`,
    shows: pages.help.title,
    before: pages.help.sections[0]?.heading ?? pages.help.title,
    async act() {
      const contents = await screen.findByRole('navigation', {
        name: /Auf dieser Seite|On this page/,
      });
      const links = within(contents).getAllByRole('link');
      const headings = within(await screen.findByRole('article')).getAllByRole('heading', {
        level: 2,
      });
      await waitFor(() => expect(headings[1]).toHaveFocus());
      await expect(links[1]).toHaveAttribute('aria-current', 'location');
      await expect(links[0]?.getAttribute('href')).toMatch(/^#\/hilfe\?abschnitt=1$/);
      // The questions and answers of the state are the last section, and other help is beside the text.
      const { questions } = localTexts();
      await expect(links.at(-1)).toHaveTextContent(questions);
      await expect(headings[links.length - 1]).toHaveTextContent(questions);
      const answer = within(screen.getByRole('complementary'));
      await expect(answer.getAllByRole('link').length).toBeGreaterThan(3);
    },
  }),
  tags: ['test'],
};

/** Lists and links in a configured text; markup is text. */
export const ListsAndLinks = pageState({
  at: paths.imprint,
  configuration: {
    pages: {
      ...pages,
      imprint: {
        title: pages.imprint.title,
        sections: [
          {
            heading: { de: 'Stelle', en: 'Office' },
            paragraphs: [
              {
                de: 'Wir prüfen:\n- die [Hilfe](#/hilfe)\n- <b>alle</b> Texte\n\nSchreiben Sie an [die Stelle](mailto:a@b.example) oder die [Aufsicht](https://c.example/).',
                en: 'We check:\n- the [help](#/hilfe)\n- <b>all</b> texts\n\nWrite to [the office](mailto:a@b.example) or the [supervisor](https://c.example/).',
              },
            ],
          },
        ],
      },
    },
  },
  shows: { de: '<b>alle</b> Texte', en: '<b>all</b> texts' },
  async act() {
    const article = within(await within(document.body).findByRole('article'));
    await expect(await article.findAllByRole('listitem')).toHaveLength(2);
    const addresses = article.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['#/hilfe', 'mailto:a@b.example', 'https://c.example/']);
  },
});
