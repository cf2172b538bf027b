import { stepOfSlug } from '@portal/order-flow';
import type { OrderAction } from '@portal/order-flow';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices, useSession } from '../../services/services.ts';
import { slugOf, stepPath } from '../../routes/slugs.ts';

/** Dispatches an action; when it changes the step, the step becomes an entry of the browser's history. */
export type DispatchStep = (action: OrderAction) => void;

/** Dispatches actions that change the step. */
export function useStepDispatch(): DispatchStep {
  const { orders } = useServices();
  const navigate = useNavigate();
  return useCallback(
    (action) => {
      const before = orders.get().step;
      const { step } = orders.dispatch(action);
      if (slugOf(before) !== slugOf(step)) void navigate(stepPath(step));
    },
    [orders, navigate],
  );
}

/**
 * Keeps address and step in sync (APP-12): Back and Forward set the step; a step that cannot be shown is replaced
 * by the last one that can. Nothing changes while nobody is logged in; after the login the person is at the same
 * step. Nothing changes either while a deep link is applied, which then sets the address itself.
 */
export function useWizardAddress(isApplyingLink: boolean): void {
  const { orders, notifications } = useServices();
  const { customer } = useSession();
  const [search, setSearch] = useSearchParams();
  const slug = search.get('schritt');
  const isFollowed = customer !== null && !isApplyingLink;
  useEffect(() => {
    if (!isFollowed) return;
    const requested = stepOfSlug(slug);
    if (requested && slugOf(orders.get().step) !== slug) {
      const { step } = orders.dispatch({ type: 'setStep', step: requested });
      // The approval step of an order that is not in the state of this window (FLOW-14).
      if (requested === 'approval' && step !== requested) {
        notifications.show({ id: 'approval', tone: 'danger', message: 'error.INVALID_ID' });
      }
    }
    const shown = slugOf(orders.get().step);
    if (shown !== slug) setSearch({ schritt: shown }, { replace: true });
  }, [slug, isFollowed, orders, notifications, setSearch]);
}
