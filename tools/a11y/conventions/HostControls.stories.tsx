import { Stack } from '@portal/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Plain controls of a host beside our components, in every theme. */
const meta = {
  title: 'Conventions/Controls of a host',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

/** A plain select is readable in the dark theme, too (EYE-4). */
export const PlainSelect: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <label>
        Ort{' '}
        <select style={{ maxInlineSize: '100%' }}>
          <option>Lindenau</option>
        </select>
      </label>
    </Stack>
  ),
};
