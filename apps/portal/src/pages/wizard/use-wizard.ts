import type { OrderAction, SubStep } from '@portal/order-flow';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices, useSession } from '../../services/services.ts';
import { paths } from '../../routes/paths.ts';
import { slugOf, stepOfSlug } from './slugs.ts';

/** Does something that moves to another step, and gives that step its place in the browser's history. */
export type DispatchStep = (action: OrderAction) => void;

/** Address of a step, for the history. */
export function stepPath(subStep: SubStep): string {
  return `${paths.order}?schritt=${slugOf(subStep)}`;
}

/** Moves through the wizard. */
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
 * Keeps address and step together (APP-12): back and forward set the step; a step that cannot be shown is replaced
 * by the last one that can. Nothing moves while nobody is logged in: after the login the work goes on where it was.
 */
export function useWizardAddress(): void {
  const { orders, notifications } = useServices();
  const { customer } = useSession();
  const [search, setSearch] = useSearchParams();
  const slug = search.get('schritt');
  const isKnown = customer !== null;
  useEffect(() => {
    if (!isKnown) return;
    const wanted = stepOfSlug(slug);
    if (wanted && slugOf(orders.get().step) !== slug) {
      const { step } = orders.dispatch({ type: 'setStep', step: wanted });
      // The thanks for an order of which this window knows nothing (FLOW-14).
      if (wanted === 'approval' && step !== wanted) {
        notifications.show({ id: 'approval', severity: 'danger', message: 'error.INVALID_ID' });
      }
    }
    const shown = slugOf(orders.get().step);
    if (shown !== slug) setSearch({ schritt: shown }, { replace: true });
  }, [slug, isKnown, orders, notifications, setSearch]);
}
