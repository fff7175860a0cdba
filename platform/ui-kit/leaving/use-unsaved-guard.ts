import { useEffect, useId } from 'react';
import { texts } from '../texts/en.ts';
import { holdLeaving, type Hold } from './unsaved-changes.ts';

const UNSAVED: Hold = { text: texts.leaving.unsaved };

/**
 * Asks before leaving while `isUnsaved`: by links, shortcuts, the back button or closing the tab. `hold` must be a
 * stable object.
 */
export function useUnsavedGuard(isUnsaved: boolean, hold: Hold = UNSAVED): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    return holdLeaving(id, hold);
  }, [id, isUnsaved, hold]);
}
