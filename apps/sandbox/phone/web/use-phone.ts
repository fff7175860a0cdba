import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import type { PhoneThread, ThreadList } from '../phone-thread.ts';
import { addressOf, isSamePlace, pathOf, placeInAddress, type Place } from './place.ts';

export interface Phone {
  list: ThreadList | null;
  /** The open thread. */
  thread: PhoneThread | null;
  place: Place | null;
  /** False while the sandbox does not respond. */
  connected: boolean;
  open: (place: Place | null) => void;
  act: (action: PhoneAction, body?: unknown) => Promise<void>;
}

export type PhoneAction = 'text' | 'tap' | 'part' | 'preference' | 'start' | 'quick' | 'block';

interface Opened {
  place: Place;
  thread: PhoneThread;
}

/** The fallback interval. Some proxies hold events back, but demo messages should appear soon anyway. */
const POLL_MS = 5000;

/** Returns all threads and the open one, kept up to date. Visible messages count as read. */
export function usePhone(): Phone {
  const [list, setList] = useState<ThreadList | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [place, setPlace] = useState(placeInAddress);
  const [connected, setConnected] = useState(true);
  const shownRef = useRef(place);
  const refresh = useCallback(async () => {
    const wanted = shownRef.current;
    try {
      const [threads, thread] = await Promise.all([
        callJson<ThreadList>('GET', '/phone/threads'),
        wanted && callJson<PhoneThread>('GET', pathOf(wanted)),
      ]);
      setList(threads);
      if (isSamePlace(shownRef.current, wanted)) setOpened(wanted && thread && { place: wanted, thread });
      setConnected(true);
      if (wanted && thread && hasUnread(thread) && document.visibilityState === 'visible')
        await callJson('POST', pathOf(wanted, 'read'));
    } catch {
      setConnected(false);
    }
  }, []);

  useEffect(() => watch(refresh), [refresh]);
  useLayoutEffect(() => {
    shownRef.current = place;
    void refresh();
  }, [place, refresh]);
  useEffect(() => {
    const onPopState = (): void => setPlace(placeInAddress());
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const open = useCallback((next: Place | null) => {
    history.pushState(null, '', addressOf(next));
    setOpened(null);
    setPlace(next);
  }, []);
  const act = useCallback(async (action: PhoneAction, body?: unknown) => {
    const shown = shownRef.current;
    if (shown === null) return;
    const thread = await callJson<PhoneThread>('POST', pathOf(shown, action), body ?? {});
    setOpened({ place: shown, thread });
  }, []);

  return { list, thread: opened?.thread ?? null, place, connected, open, act };
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
