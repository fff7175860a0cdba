import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PhoneThread, ThreadList } from '../../phone/phone-thread.ts';
import { callJson } from '../call-json.ts';

export interface Phone {
  list: ThreadList | null;
  thread: PhoneThread | null;
  number: string | null;
  /** False while the sandbox does not answer. */
  connected: boolean;
  open: (number: string | null) => void;
  act: (action: 'text' | 'tap' | 'preference', body: unknown) => Promise<void>;
}

/** Demo messages appear within a moment even where events are held back, as some proxies do. */
const POLL_MS = 5000;

/** All threads and the open one, kept up to date; what is on the screen counts as read. */
export function usePhone(): Phone {
  const [list, setList] = useState<ThreadList | null>(null);
  const [thread, setThread] = useState<PhoneThread | null>(null);
  const [number, setNumber] = useState(numberInAddress);
  const [connected, setConnected] = useState(true);
  const shownRef = useRef(number);
  useLayoutEffect(() => {
    shownRef.current = number;
  }, [number]);

  const refresh = useCallback(async () => {
    const wanted = shownRef.current;
    try {
      const [threads, open] = await Promise.all([
        callJson<ThreadList>('GET', '/phone/threads'),
        wanted === null ? null : callJson<PhoneThread>('GET', threadPath(wanted)),
      ]);
      setList(threads);
      if (shownRef.current === wanted) setThread(open);
      setConnected(true);
      if (open && hasUnread(open) && document.visibilityState === 'visible')
        await callJson('POST', `${threadPath(open.number)}/read`);
    } catch {
      setConnected(false);
    }
  }, []);

  useEffect(() => watch(refresh), [refresh]);
  useEffect(() => void refresh(), [number, refresh]);
  useEffect(() => {
    const onPopState = (): void => setNumber(numberInAddress());
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const open = useCallback((next: string | null) => {
    history.pushState(null, '', next === null ? '/phone' : `/phone?number=${encodeURIComponent(next)}`);
    setThread(null);
    setNumber(next);
  }, []);
  const act = useCallback(async (action: string, body: unknown) => {
    if (shownRef.current === null) return;
    setThread(await callJson<PhoneThread>('POST', `${threadPath(shownRef.current)}/${action}`, body));
  }, []);

  return { list, thread, number, connected, open, act };
}

function watch(refresh: () => Promise<void>): () => void {
  const events = new EventSource('/phone/changes');
  events.addEventListener('change', () => void refresh());
  const timer = setInterval(() => void refresh(), POLL_MS);
  const onVisible = (): void => void refresh();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    events.close();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

function hasUnread({ bubbles }: PhoneThread): boolean {
  return bubbles.some(({ fromShopper, state }) => !fromShopper && state === 'delivered');
}

function threadPath(number: string): string {
  return `/phone/threads/${encodeURIComponent(number)}`;
}

/** `?number=+49…`: a plus in an address means a space, so only the digits count. */
function numberInAddress(): string | null {
  const digits = new URLSearchParams(location.search).get('number')?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : `+${digits}`;
}
