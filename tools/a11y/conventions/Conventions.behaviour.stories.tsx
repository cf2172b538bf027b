import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everything, Probed } from '../../../packages/ui/packed/app/src/everything.tsx';

const NAMES = Object.keys(everything);

const meta = {
  title: 'Foundations/Conventions/Behaviour',
  component: Probed,
  tags: ['!autodocs', 'behaviour'],
  args: { name: '' },
  parameters: {
    a11y: {
      test: 'off',
      reason: 'All components on one page are more headings and landmarks than a page has',
    },
  },
  render: () => (
    <>
      {NAMES.map((name) => (
        <Probed key={name} name={name} />
      ))}
    </>
  ),
} satisfies Meta<typeof Probed>;

export default meta;
type Story = StoryObj<typeof meta>;

function namesOf(attribute: string): string[] {
  return [...document.querySelectorAll(`[${attribute}]`)]
    .map((element) => element.getAttribute(attribute) ?? '')
    .toSorted();
}

/**
 * Every component passes on `className` to its outermost element, and `ref` and unknown `data-*` to the control inside it.
 * The package tests check that the table has every component.
 */
export const PassedOn: Story = {
  parameters: {
    german:
      'Jede Komponente gibt `className` an ihr äußerstes Element weiter, `ref` und unbekannte `data-*` an das Bedienelement darin. Dass die Tabelle jede Komponente enthält, prüfen die Tests der Pakete.',
  },
  async play() {
    await waitFor(() => expect(namesOf('data-filled')).toEqual(NAMES.toSorted()));
    await expect(namesOf('data-probe')).toEqual(NAMES.toSorted());
    for (const name of NAMES) {
      const outer = document.querySelectorAll(`.probe-${name}`);
      await expect(outer, name).toHaveLength(1);
      const control = document.querySelector(`[data-probe="${name}"]`);
      await expect(outer[0]?.contains(control), name).toBe(true);
    }
  },
};
