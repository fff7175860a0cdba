import { lazy, Suspense, useCallback, useState } from 'react';
import { getPage } from '../guards/find-page.ts';
import type { PagePath } from '../page-list.ts';
import { useShortcuts } from './use-shortcuts.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** Handles the keyboard shortcuts that work on every page. */
export function Shortcuts({ mayOpen }: { mayOpen: (page: PagePath) => boolean }) {
  const [areKeysListed, setKeysListed] = useState(false);
  const listKeys = useCallback(() => setKeysListed(true), []);
  const canOpen = useCallback(
    (page: PagePath) => getPage(page).screen !== undefined && mayOpen(page),
    [mayOpen],
  );
  useShortcuts({ canOpen, listKeys });
  if (!areKeysListed) return null;
  return (
    <Suspense>
      <KeysDialog close={() => setKeysListed(false)} />
    </Suspense>
  );
}
