import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckAnswers } from './index.ts';

const meta = {
  title: 'Forms/CheckAnswers',
  component: CheckAnswers,
  args: {
    items: [
      { id: 'name', label: 'Name', value: 'Erika Mustermann', href: '#name' },
      { id: 'born', label: 'Geburtsdatum', value: '12. August 1964', href: '#geburtsdatum' },
      {
        id: 'address',
        label: 'Anschrift',
        value: 'Lindenallee 5, 15990 Lindenau',
        href: '#anschrift',
      },
      { id: 'phone', label: 'Telefon', href: '#telefon' },
      { id: 'number', label: 'Aktenzeichen', value: '2026-118' },
    ],
  },
} satisfies Meta<typeof CheckAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers with links, one that was left out, and one that cannot be changed. */
export const Answers: Story = {};

/** Buttons instead of links, for questions on the same page. */
export const Buttons: Story = {
  args: {
    items: [
      { id: 'name', label: 'Name', value: 'Erika Mustermann', onClick: () => undefined },
      { id: 'phone', label: 'Telefon', onClick: () => undefined },
    ],
  },
};

/** Long words wrap, in questions and answers. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        value: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        href: '#a',
      },
    ],
  },
};
