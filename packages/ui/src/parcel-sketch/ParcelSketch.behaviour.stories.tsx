import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePage, sampleParcel } from './fixtures.ts';
import { ParcelSketch } from './index.ts';

const meta = {
  title: 'Map/ParcelSketch/Behaviour',
  component: ParcelSketch,
  tags: ['!autodocs', 'behaviour'],
  args: { parcel: sampleParcel, pageRectangle: samplePage, textAlternative: 'Ein Flurstück.' },
} satisfies Meta<typeof ParcelSketch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sketch is an image, named by its text alternative. */
export const HasTextAlternative: Story = {
  parameters: { german: 'Die Skizze ist ein Bild, das seine Textalternative benennt.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('img', { name: 'Ein Flurstück.' })).toBeVisible();
  },
};

/** With an empty text alternative it is decorative. */
export const Decoration: Story = {
  parameters: { german: 'Mit leerer Textalternative ist die Skizze Schmuck.' },
  args: { textAlternative: '' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** The page is dashed and the parcel is solid; both are recognised without their colours. */
export const WithoutColour: Story = {
  parameters: {
    german:
      'Das Blatt ist gestrichelt, das Flurstück durchgezogen; beide sind auch ohne Farbe zu erkennen.',
  },
  async play({ canvasElement }) {
    const dashes = [...canvasElement.querySelectorAll('svg path')].map(
      (path) => getComputedStyle(path).strokeDasharray,
    );
    await expect(dashes).toContain('none');
    await expect(dashes.some((dash) => dash !== 'none')).toBe(true);
  },
};
