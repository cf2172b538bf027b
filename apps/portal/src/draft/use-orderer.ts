import type { Customer } from '@portal/api';
import { GUEST } from '@portal/order-flow';
import { useDraftPart, useServices, useSession } from '../services/services.ts';

/** Who configures extracts: a customer, or a guest, who may configure what every login is sufficient for. */
export type Orderer = Pick<Customer, 'trustLevel'>;

/** Who configures extracts; null while nobody may. A guest does not see the draft of a person whose session has ended (OPEN-1). */
export function ordererOf({
  session,
  draft,
}: {
  readonly session: {
    readonly isGuest: () => boolean;
    readonly store: { readonly get: () => { readonly customer: Orderer | null } };
  };
  readonly draft: { readonly get: () => { readonly customerKey: string | null } };
}): Orderer | null {
  const { customer } = session.store.get();
  return customer ?? (session.isGuest() && draft.get().customerKey === null ? GUEST : null);
}

/** The same, up to date. */
export function useOrderer(): Orderer | null {
  const services = useServices();
  useSession();
  useDraftPart(({ customerKey }) => customerKey);
  return ordererOf(services);
}
