import type { DismissedVersions } from './dismissals.ts';
import type { BannerItem } from './types.ts';

/** The version stored for a dismissed banner; empty if it has none. */
export function versionOf({ version = '' }: Pick<BannerItem, 'version'>): string {
  return version;
}

/** Whether a banner is shown within its time: its current version is not dismissed, or it cannot be. */
export function isShown(banner: BannerItem, closed: DismissedVersions): boolean {
  return banner.dismissible === false || closed.get(banner.id) !== versionOf(banner);
}

/** Ordered by priority, the highest first. */
export function byPriority(banners: readonly BannerItem[]): readonly BannerItem[] {
  return banners.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
}
