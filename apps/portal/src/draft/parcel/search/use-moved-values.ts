import type {
  AddressParams,
  MovedValue,
  DraftAction,
  ParcelParams,
  SearchState,
} from '@portal/order-flow';
import { useMemo, useRef, useState } from 'react';
import { useServices } from '../../../services/services.ts';

/** A field of the tabs whose values are moved. */
export type MovedField = keyof AddressParams | keyof ParcelParams;

/** The tabs whose values are moved, with the fields of each. */
type MovedTab = 'address' | 'parcel';

type Inputs = SearchState['inputs'];

interface Move {
  readonly tab: MovedTab;
  readonly before: Inputs;
  readonly after: Inputs;
  readonly moved: readonly MovedValue<MovedField>[];
}

/** Values that were moved from the field of a neighbour to their own. */
export interface MovedValues {
  /** Of the tab as it is now; empty when nothing was moved, or its fields were changed afterwards. */
  readonly moved: readonly MovedValue<MovedField>[];
  /**
   * Moves what the fields of the tab hold of each other; not again what was undone. Without its file, or when
   * that is slow, nothing is moved: the backend reads the values as well (IN-2).
   */
  readonly move: (tab: string) => Promise<void>;
  readonly undo: () => void;
}

/** How long in ms a search waits for the file that moves its values. */
const MOST_MS = 1000;

const isMovedTab = (tab: string): tab is MovedTab => tab === 'address' || tab === 'parcel';

/** The action that gives the fields of a tab these values. */
const editOf = (tab: MovedTab, inputs: Pick<Inputs, MovedTab>): DraftAction =>
  tab === 'address'
    ? { type: 'editAddress', change: inputs.address }
    : { type: 'editParcel', change: inputs.parcel };

/** Moves values to the fields they belong to, and back (FIND-3). */
export function useMovedValues(inputs: Inputs, shownTab: string): MovedValues {
  const { draft, configuration } = useServices();
  const [last, setLast] = useState<Move | null>(null);
  // What was undone; read after a file was loaded, in which time something can be undone.
  const kept = useRef(new WeakSet<object>());
  const actions = useMemo(
    () => ({
      async move(tab: string): Promise<void> {
        if (!isMovedTab(tab)) return;
        const moves = await Promise.race([
          import('./MovedNotice.tsx').catch(() => null),
          new Promise<null>((resolve) => setTimeout(resolve, MOST_MS, null)),
        ]);
        const { inputs: before } = draft.get().search;
        if (!moves || kept.current.has(before[tab])) return;
        const address = moves.moveAddress(before.address);
        const parcel = moves.moveParcel(before.parcel, configuration);
        const { moved } = tab === 'address' ? address : parcel;
        if (moved.length === 0) return;
        draft.dispatch(editOf(tab, { address: address.params, parcel: parcel.params }));
        setLast({ tab, before, after: draft.get().search.inputs, moved });
      },
      undo(): void {
        if (!last) return;
        draft.dispatch(editOf(last.tab, last.before));
        const restored = draft.get().search.inputs[last.tab];
        kept.current.add(restored);
        setLast(null);
      },
    }),
    [draft, configuration, last],
  );
  const isShown = last?.tab === shownTab && last.after[last.tab] === inputs[last.tab];
  return { ...actions, moved: isShown ? last.moved : [] };
}
