import type { DismissedVersions } from './dismissals.ts';
import type { BannerItem } from './types.ts';

/** The version stored for a dismissed banner; empty if it has none. */
export function versionOf({ version = '' }: Pick<BannerItem, 'version'>): string {
  return version;
}

/** The banners whose current version is not dismissed, ordered by priority. */
export function visibleBanners(
  banners: readonly BannerItem[],
  closed: DismissedVersions,
): readonly BannerItem[] {
  return banners
    .filter((banner) => banner.dismissible === false || closed.get(banner.id) !== versionOf(banner))
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
}
