import type { TextOverride } from '../../texts/index.ts';
import { textsOf } from '../texts-of.ts';
import messages from './texts.json' with { type: 'json' };

/**
 * The texts of all components in French, not reviewed by a native speaker: `<PortalProvider locale="fr" texts={frenchTexts}>`.
 */
export const frenchTexts: readonly TextOverride[] = textsOf('fr', messages);
