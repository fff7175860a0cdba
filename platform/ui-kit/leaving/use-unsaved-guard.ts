import { useEffect, useId } from 'react';
import { holdLeaving, type Hold } from './unsaved-changes.ts';

const UNSAVED: Hold = { text: 'You have unsaved changes' };

/** Holds leaving while `isUnsaved`: by links, keys, the back button, and closing the tab. `hold` is kept stable by the caller. */
export function useUnsavedGuard(isUnsaved: boolean, hold: Hold = UNSAVED): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    return holdLeaving(id, hold);
  }, [id, isUnsaved, hold]);
}
