import type { TextOverride } from '../../texts/index.ts';
import { textsOf } from '../texts-of.ts';
import messages from './texts.json' with { type: 'json' };

/**
 * The texts of all components in Turkish, not reviewed by a native speaker: `<PortalProvider locale="tr" texts={turkishTexts}>`.
 */
export const turkishTexts: readonly TextOverride[] = textsOf('tr', messages);
