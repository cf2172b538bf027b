import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Toggletip } from './index.ts';

const meta = {
  title: 'Feedback/Toggletip',
  component: Toggletip,
  args: {
    label: 'Hilfe zu Bodenrichtwert',
    children: 'Der mittlere Wert des Bodens in einer Zone, in Euro je Quadratmeter.',
  },
  render: (args) => (
    <p>
      Bodenrichtwert <Toggletip {...args} />
    </p>
  ),
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button beside a term. */
export const Closed: Story = {};

/** The explanation lies above the page. */
export const Open: Story = {
  parameters: {
    german: 'Die Erklärung liegt über der Seite.',
    docs: { story: { inline: false, height: '240px' } },
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
