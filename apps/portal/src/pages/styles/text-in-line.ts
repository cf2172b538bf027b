import { vars } from '@portal/tokens';

/**
 * Of a button without a frame: its text, not its frame, is in line with what is above and below it. Forced colours show the frame.
 *
 * @param margin the side of the line
 */
export const textInLine = (margin: 'marginInlineStart' | 'marginInlineEnd') => ({
  [margin]: `calc(-1 * ${vars.space[2]})`,
  '@media': { '(forced-colors: active)': { [margin]: 0 } },
});
