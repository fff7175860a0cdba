import { useEffect, useEffectEvent, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { PRESENCE_INTERVAL_MS, showPresence } from '../contract/live.ts';
import { withPresence, type Presence } from '../rules/presence-list.ts';
import { openLive } from './live-stream.ts';
import { useRefresh } from './use-inbox.ts';

/** Follows the shop's inbox while a page of it is open. Returns who of the team is where. */
export function useLive(shopUrl: string): readonly Presence[] {
  const refresh = useRefresh();
  const [present, setPresent] = useState<readonly Presence[]>([]);
  const onThread = useEffectEvent((subscriberId?: string) => refresh(subscriberId));
  useEffect(
    () =>
      openLive(shopUrl, (event) => {
        if (event.kind === 'hello') onThread();
        else if (event.kind === 'thread') onThread(event.subscriberId);
        else {
          const { member, subscriberId, isTyping } = event;
          setPresent((list) => withPresence(list, { member, subscriberId, isTyping, seenMs: Date.now() }));
        }
      }),
    [shopUrl],
  );
  return present;
}

/** Shows the team that the reader has a conversation open, until it is closed. */
export function useShowPresence(shopUrl: string, subscriberId: string, isTyping: boolean): void {
  useEffect(() => {
    const show = (place: string | null, types: boolean) =>
      void makeCall(showPresence, { body: { shopUrl, subscriberId: place, isTyping: types } }).catch(
        () => undefined,
      );
    show(subscriberId, isTyping);
    const again = setInterval(() => show(subscriberId, isTyping), PRESENCE_INTERVAL_MS);
    return () => clearInterval(again);
  }, [shopUrl, subscriberId, isTyping]);
  useEffect(
    () => () =>
      void makeCall(showPresence, { body: { shopUrl, subscriberId: null, isTyping: false } }).catch(
        () => undefined,
      ),
    [shopUrl],
  );
}
