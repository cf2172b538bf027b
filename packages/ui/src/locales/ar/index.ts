import type { TextOverride } from '../../texts/index.ts';
import { textsOf } from '../texts-of.ts';
import messages from './texts.json' with { type: 'json' };

/**
 * The texts of all components in Arabic, not reviewed by a native speaker: `<PortalProvider locale="ar" texts={arabicTexts}>`.
 */
export const arabicTexts: readonly TextOverride[] = textsOf('ar', messages);
