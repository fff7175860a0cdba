import { useEffect, useEffectEvent } from 'react';
import { Splash } from '../pages/splash.tsx';

/** Stands while the browser goes elsewhere. `go` runs once, and leads out of the app. */
export function LeaveFor({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return <Splash />;
}
