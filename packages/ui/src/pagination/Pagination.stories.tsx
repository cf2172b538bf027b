import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { Pagination } from './index.ts';

function Controlled(props: ComponentProps<typeof Pagination>): ReactElement {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 0, pageCount: 3, onPageChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three pages. */
export const Few: Story = {};

/** Fifty pages, in the middle. */
export const Many: Story = { args: { page: 20, pageCount: 50 } };

/** In a narrow container. */
export const Narrow: Story = {
  args: { page: 20, pageCount: 50 },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
};
