import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useDraftPart } from '../../services/services.ts';

// Lazy: one product has a land estimate.
const EstimateNotice = lazy(async () => ({
  default: (await import('./EstimateNotice.tsx')).EstimateNotice,
}));

/** Whether the chosen parcel has what the chosen product shows; nothing for products without land estimate. */
export function LandEstimate(): ReactElement | null {
  const { product, parcel } = useDraftPart(({ configuration }) => configuration);
  if (!product?.withLandEstimate || !parcel) return null;
  return (
    <Suspense>
      <EstimateNotice parcel={parcel} />
    </Suspense>
  );
}
