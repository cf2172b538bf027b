import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../link/index.ts';
import { Text } from '../typography/index.ts';
import { ConsentBanner } from './index.ts';
import type { ConsentBannerProps } from './index.ts';

function Answered(props: ConsentBannerProps) {
  const [open, setOpen] = useState(props.open);
  const close = (): void => setOpen(false);
  return <ConsentBanner {...props} open={open} onAccept={close} onRefuse={close} />;
}

const meta = {
  title: 'Feedback/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    heading: 'Dürfen wir Besuche zählen?',
    children: (
      <Text>
        Wir möchten wissen, welche Seiten oft gelesen werden. Dafür speichern wir eine Nummer in
        Ihrem Browser, ein Jahr lang. <Link href="#datenschutz">Mehr zum Datenschutz</Link>
      </Text>
    ),
    onAccept: () => undefined,
    onRefuse: () => undefined,
  },
  render: (args) => <Answered {...args} />,
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers look alike. */
export const Asked: Story = {};
