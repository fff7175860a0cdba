import { useEffect, useRef } from 'react';
import { hideToast, toastUndo } from '../toast.tsx';

interface SwitchUndo {
  /** The id of the switch's other toasts. */
  id: string;
  saved: string;
  /** The last switch that can be undone: another object for each. */
  switched: { isOn: boolean } | null;
  turn: (isOn: boolean) => void;
}

/**
 * Reports each switch and offers to turn it back. `turn` asks the same questions as the switch itself, so the offer ends
 * when the switch leaves the screen.
 */
export function useSwitchUndo({ id, saved, switched, turn }: SwitchUndo): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const toast = `${id}-undo`;
  useEffect(() => {
    if (switched === null) return;
    hideToast(id);
    toastUndo(toast, saved, () => latest.current(!switched.isOn));
  }, [id, toast, saved, switched]);
  useEffect(() => () => hideToast(toast), [toast]);
}
