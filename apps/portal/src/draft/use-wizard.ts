import { GUEST, stepOfSlug } from '@portal/order-flow';
import type { DraftAction } from '@portal/order-flow';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { slugOf, stepPath } from '../routes/slugs.ts';
import { useOrderer } from './use-orderer.ts';

/** Dispatches an action; when it changes the step, the step becomes an entry of the browser's history. */
export type DispatchStep = (action: DraftAction) => void;

/** Dispatches actions that change the step. */
export function useStepDispatch(): DispatchStep {
  const { draft } = useServices();
  const navigate = useNavigate();
  return useCallback(
    (action) => {
      const before = draft.get().step;
      const { step } = draft.dispatch(action);
      if (slugOf(before) !== slugOf(step)) void navigate(stepPath(step));
    },
    [draft, navigate],
  );
}

/**
 * Keeps address and step in sync (APP-12): Back and Forward set the step; a step that cannot be shown is replaced
 * by the last one that can. Nothing changes while nobody may configure extracts; after the login the person is at the same
 * step. Nothing changes either while a deep link is applied, which then sets the address itself.
 */
export function useWizardAddress(isApplyingLink: boolean): void {
  const { draft, notifications } = useServices();
  const orderer = useOrderer();
  const [search, setSearch] = useSearchParams();
  // That a logout has led here is said until another page (PAGE-13).
  const { state } = useLocation();
  const slug = search.get('schritt');
  const isFollowed = orderer !== null && !isApplyingLink;
  useEffect(() => {
    if (!isFollowed) return;
    const requested = stepOfSlug(slug);
    // The page of an order that was sent: a guest has none (FLOW-14).
    if (requested === 'approval' && orderer === GUEST) {
      setSearch({ schritt: slugOf('login'), zurueck: stepPath(requested) }, { replace: true });
      return;
    }
    if (requested && slugOf(draft.get().step) !== slug) {
      const { step } = draft.dispatch({ type: 'setStep', step: requested });
      // The approval step of an order that is not in the state of this window (FLOW-14).
      if (requested === 'approval' && step !== requested) {
        notifications.show({ id: 'approval', tone: 'danger', message: 'error.INVALID_ID' });
      }
    }
    const shown = slugOf(draft.get().step);
    if (shown !== slug) setSearch({ schritt: shown }, { replace: true, state });
  }, [slug, isFollowed, orderer, draft, notifications, setSearch, state]);
}
