import { Suspense, useState, type ReactNode } from 'react';

/**
 * What is in it comes when it is first opened, and stays: most visits open no dialog, and one that goes away at once
 * takes its closing, and the focus that it would give back, along.
 */
export function WhenOpened({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
