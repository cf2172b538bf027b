import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Drawer } from './index.ts';
import type { DrawerProps } from './index.ts';

function WithOpener(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Anwenden
          </Button>
        }
      >
        <Stack>
          <Select
            label="Zeitraum"
            items={[
              { value: 'month', label: 'Letzter Monat' },
              { value: 'year', label: 'Letztes Jahr' },
            ]}
          />
        </Stack>
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: () => undefined, heading: 'Filter' },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the line. */
export const End: Story = {
  // A modal dialog of a page would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};

/** At its start. */
export const Start: Story = {
  args: { side: 'start' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};

/** Before it is opened. */
export const Closed: Story = { args: { open: false, heading: 'Anträge filtern' } };
