import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../typography/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    label: 'Ansprechstelle',
    children: (
      <Stack gap="small">
        <Text>Katasteramt Lindenau, montags bis freitags von 8 bis 12 Uhr</Text>
        <Text>
          <Link href="#kontakt">Nachricht schreiben</Link>
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button. */
export const Closed: Story = {};

/** The content lies above the page. */
export const Open: Story = {
  parameters: {
    german: 'Der Inhalt liegt über der Seite.',
    docs: { story: { inline: false, height: '260px' } },
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
