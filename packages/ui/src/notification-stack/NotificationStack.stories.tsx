import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { NotificationHistory, NotificationStack } from './index.ts';

function Controlled(props: ComponentProps<typeof NotificationStack>): ReactElement {
  const [items, setItems] = useState(props.items);
  return (
    <NotificationStack
      {...props}
      items={items}
      onDismiss={(id) => setItems((all) => all.filter((item) => item.id !== id))}
    />
  );
}

const meta = {
  title: 'Feedback/NotificationStack',
  component: NotificationStack,
  args: { items: [], onDismiss: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NotificationStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a heading above the message. */
export const WithHeading: Story = {
  args: {
    items: [
      {
        id: 'sent',
        tone: 'success',
        heading: 'Auftrag gesendet',
        message: 'Sie erhalten eine Nachricht in Ihrem Postfach, sobald der Auszug bereitliegt.',
        timeout: null,
      },
    ],
  },
};

/** Each tone has its text, icon and colour. */
export const Severities: Story = {
  args: {
    maxVisible: 4,
    items: [
      { id: '1', tone: 'info', message: 'Ihre Sitzung wurde verlängert.', timeout: null },
      { id: '2', tone: 'success', message: 'Der Auszug liegt im Warenkorb.', timeout: null },
      {
        id: '3',
        tone: 'warning',
        message: 'Die Zahlung wurde noch nicht bestätigt.',
        timeout: null,
      },
      {
        id: '4',
        tone: 'danger',
        message: 'Der Auftrag konnte nicht gesendet werden. Ihre Angaben sind noch da.',
        timeout: null,
        dismissible: false,
      },
    ],
  },
};

/** More than three: the others are behind a button. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 5 }, (_, index) => ({
      id: String(index),
      tone: 'info' as const,
      message: `Mitteilung Nummer ${index + 1}.`,
      timeout: null,
    })),
  },
};

/** With an action; it never closes by timeout. */
export const WithAction: Story = {
  args: {
    items: [
      {
        id: 'session',
        tone: 'warning',
        message: 'Ihre Sitzung ist beendet. Ihr Warenkorb ist noch da.',
        action: <a href="#/anmelden">Wieder anmelden</a>,
      },
    ],
  },
};

/** Past notifications. */
export const History: Story = {
  render: () => (
    <NotificationHistory
      items={[
        {
          key: '2',
          tone: 'danger',
          message: 'Der Auftrag konnte nicht gesendet werden.',
          at: Date.UTC(2026, 10, 21, 9, 5),
        },
        {
          key: '1',
          tone: 'success',
          message: 'Der Auszug liegt im Warenkorb.',
          at: Date.UTC(2026, 10, 21, 9, 0),
        },
      ]}
    />
  ),
};
