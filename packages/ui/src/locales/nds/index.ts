import type { TextOverride } from '../../texts/index.ts';
import { textsOf } from '../texts-of.ts';
import messages from './texts.json' with { type: 'json' };

/**
 * The texts of all components in Low German, not reviewed by a native speaker: `<PortalProvider locale="nds" texts={lowGermanTexts}>`.
 */
export const lowGermanTexts: readonly TextOverride[] = textsOf('nds', messages);
