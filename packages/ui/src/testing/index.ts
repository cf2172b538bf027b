export { checkAccessibility, expectAccessible } from './check-accessibility.ts';
export { gateWidths, hardTexts } from './fixtures.ts';
export { lengthenWords } from './long-words.ts';
export { findMotion } from './motion.ts';
export { findOverflow } from './overflow.ts';
export { findSmallTargets } from './targets.ts';
export { TestPortal } from './TestPortal.tsx';
export type { TestPortalProps } from './TestPortal.tsx';
export type { CheckOptions, Finding } from './types.ts';
