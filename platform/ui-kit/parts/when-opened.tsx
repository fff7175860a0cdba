import { Suspense, useState, type ReactNode } from 'react';

/**
 * Renders its content when it is first opened and keeps it: most visits open no dialog, and one that is removed
 * immediately cannot animate its closing or return the focus.
 */
export function WhenOpened({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
