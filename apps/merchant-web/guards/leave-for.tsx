import { useEffect, useEffectEvent } from 'react';
import { Splash } from '../pages/splash.tsx';

/** Shown while the browser leaves the app. `go` is called once and must navigate away. */
export function LeaveFor({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return <Splash />;
}
