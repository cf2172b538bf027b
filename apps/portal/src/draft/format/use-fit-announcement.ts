import { useAnnounce } from '@portal/ui/provider';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';

/**
 * Announces a warning when it appears or changes, and that everything fits when it disappears.
 *
 * @param count number of parcels on pages
 */
export function useFitAnnouncement(warning: string | null, count: number): void {
  const text = useText();
  const announce = useAnnounce();
  const hasWarned = useRef(false);
  const fitting = text('format.fitsNow', { count });
  useEffect(() => {
    if (warning !== null) announce(warning, 'polite');
    else if (hasWarned.current) announce(fitting, 'polite');
    hasWarned.current = warning !== null;
  }, [warning, fitting, announce]);
}
