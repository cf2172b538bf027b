import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenBaseLayer } from '../map-preview/fixtures.ts';
import { sampleFeatureMap, sampleFeatures } from './fixtures.ts';
import type { SampleProperties } from './fixtures.ts';
import { FeatureMap } from './index.ts';
import type { FeatureMapProps } from './index.ts';

const Demo = (props: FeatureMapProps<SampleProperties>) => <FeatureMap {...props} />;

const meta = {
  title: 'Map/FeatureMap',
  component: Demo,
  args: sampleFeatureMap,
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Areas, lines and points in degrees, drawn by their kinds, with a list that selects them. */
export const Kinds: Story = {};

/** One feature is selected at first. */
export const Selected: Story = { args: { defaultSelectedId: 'north' } };

/** One kind only: no legend. */
export const OneKind: Story = {
  args: {
    kinds: undefined,
    featureKind: undefined,
    features: sampleFeatures.slice(2),
    textAlternative: 'Zwei Messstellen, eine nördlich der anderen.',
  },
};

/** The map service fails: features and list stay. */
export const Failed: Story = { args: { baseLayer: brokenBaseLayer } };
