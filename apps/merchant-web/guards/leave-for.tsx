import { useEffect } from 'react';
import { Splash } from '../pages/splash.tsx';

/** Stands while the browser goes elsewhere. `go` runs once, and leads out of the app. */
export function LeaveFor({ go }: { go: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- where it leads was decided when this came
  useEffect(() => go(), []);
  return <Splash />;
}
