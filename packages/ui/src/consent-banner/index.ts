export { ConsentBanner } from './ConsentBanner.tsx';
export type { ConsentBannerProps } from './ConsentBanner.tsx';
export { consentBannerTexts } from './texts.ts';
export type { ConsentBannerTexts } from './texts.ts';
