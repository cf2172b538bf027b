import type { TextOverride } from '../../texts/index.ts';
import { textsOf } from '../texts-of.ts';
import messages from './texts.json' with { type: 'json' };

/**
 * The texts of all components in Polish, not reviewed by a native speaker: `<PortalProvider locale="pl" texts={polishTexts}>`.
 */
export const polishTexts: readonly TextOverride[] = textsOf('pl', messages);
