import { useCallback, useEffect, useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';

const EVERY_MS = 1000;

export interface Reading<Value> {
  value: Value | null;
  /** False while the sandbox does not answer. */
  connected: boolean;
  refresh: () => Promise<void>;
}

/** Reads a path every second, as long as the page is looked at. */
export function useReading<Value>(path: string): Reading<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [connected, setConnected] = useState(true);
  const refresh = useCallback(async () => {
    const read = await callJson<Value>('GET', path).catch(() => null);
    setConnected(read !== null);
    if (read !== null) setValue(read);
  }, [path]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { value, connected, refresh };
}
