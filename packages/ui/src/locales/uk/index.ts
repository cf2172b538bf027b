import type { TextOverride } from '../../texts/index.ts';
import { textsOf } from '../texts-of.ts';
import messages from './texts.json' with { type: 'json' };

/**
 * The texts of all components in Ukrainian, not reviewed by a native speaker: `<PortalProvider locale="uk" texts={ukrainianTexts}>`.
 */
export const ukrainianTexts: readonly TextOverride[] = textsOf('uk', messages);
