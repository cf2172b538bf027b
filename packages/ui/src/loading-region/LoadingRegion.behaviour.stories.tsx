import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LoadingRegion } from './index.ts';

interface MovingRule {
  readonly selector: string;
  readonly media: string;
}

/** Rules with an animation or transition, each with the media queries around it. */
function movingRules(rules: CSSRuleList, media: string): readonly MovingRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { animationName, transitionDuration } = rule.style;
      const moves = (animationName || 'none') !== 'none' || /[1-9]/.test(transitionDuration);
      return moves ? [{ selector: rule.selectorText, media }] : [];
    }
    if (rule instanceof CSSMediaRule) {
      return movingRules(rule.cssRules, `${media} ${rule.conditionText}`);
    }
    return rule instanceof CSSGroupingRule ? movingRules(rule.cssRules, media) : [];
  });
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Feedback/LoadingRegion/Behaviour',
  component: LoadingRegion,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Die Flurstücke werden gesucht', duration: 'Das dauert wenige Sekunden.' },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the accessible name of the progress bar; the text is announced after a second. */
export const AnnouncesText: Story = {
  parameters: {
    german:
      'Der Titel ist der zugängliche Name des Fortschrittsbalkens; der Text wird nach einer Sekunde angesagt.',
  },
  async play({ canvasElement }) {
    const name = 'Die Flurstücke werden gesucht';
    await expect(within(canvasElement).getByRole('progressbar', { name })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(
        /gesucht\. Das dauert/,
      ),
    );
  },
};

/** The bar moves only where no reduced motion is requested. */
export const MotionCanBeReduced: Story = {
  parameters: { german: 'Der Balken bewegt sich nur, wenn nicht weniger Bewegung gewünscht ist.' },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar');
    const moving = [...document.styleSheets]
      .flatMap((sheet) => movingRules(sheet.cssRules, ''))
      .filter(({ selector }) => bar.matches(selector));
    await expect(moving.length).toBeGreaterThan(0);
    for (const { media } of moving) {
      await expect(media).toContain('prefers-reduced-motion: no-preference');
    }
  },
};
