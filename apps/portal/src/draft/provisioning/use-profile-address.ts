import type { Addressee } from '@portal/api';
import { addresseeOf } from '@portal/order-flow';
import { useMemo } from 'react';
import { useSession } from '../../services/services.ts';

/** Name and address of the profile; null while nobody is logged in. */
export function useProfileAddress(): Addressee | null {
  const { customer } = useSession();
  return useMemo(() => customer && addresseeOf(customer), [customer]);
}
