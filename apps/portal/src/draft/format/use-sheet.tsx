import { mapFieldMm, PAGE_MARGIN_MM, pageSizeMm } from '@portal/order-flow';
import type { MapSheet } from '@portal/ui/map-preview';
import { lazy, Suspense, useMemo } from 'react';
import { useDraftPart } from '../../services/services.ts';

// Lazy: the step works before it, and no other step has it.
const TitleBlock = lazy(async () => ({ default: (await import('./TitleBlock.tsx')).TitleBlock }));

/** The sheet of the chosen format with its title block, in millimetres (PAGE-2). */
export function useSheet(): MapSheet {
  const configuration = useDraftPart((draft) => draft.configuration);
  return useMemo(() => {
    const { format, orientation } = configuration.userFormat;
    const field = {
      left: PAGE_MARGIN_MM,
      top: PAGE_MARGIN_MM,
      ...mapFieldMm(format, orientation),
    };
    return {
      ...pageSizeMm(format, orientation),
      field,
      children: (
        <Suspense fallback={null}>
          <TitleBlock configuration={configuration} />
        </Suspense>
      ),
    };
  }, [configuration]);
}
