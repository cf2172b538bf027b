import type { DismissedVersions } from './dismissals.ts';
import type { BannerItem } from './types.ts';

/** What a closed banner is remembered by; the same for all that give none. */
export function versionOf({ version = '' }: Pick<BannerItem, 'version'>): string {
  return version;
}

/** The banners that were not closed in their present version, the most important first. */
export function shownBanners(
  banners: readonly BannerItem[],
  closed: DismissedVersions,
): readonly BannerItem[] {
  return banners
    .filter((banner) => banner.closable === false || closed.get(banner.id) !== versionOf(banner))
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
}
