import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leave } from '#features/sessions/web/leave.ts';
import { merchantQuery } from '#features/sessions/web/use-merchant.ts';

const CHANNEL = 'bellbird-session';
const LOGGED_OUT = 'logged out';

/** Ends the session, and tells the other tabs of this browser. */
export async function logOutEverywhere(): Promise<void> {
  await leave();
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name; windows do
  new BroadcastChannel(CHANNEL).postMessage(LOGGED_OUT);
}

/**
 * Notices that the session ended elsewhere: another tab says so, and a tab that comes back to the front asks.
 * Without a merchant the guard leads to the login and keeps the page.
 */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      if (data === LOGGED_OUT) client.setQueryData(merchantQuery.queryKey, null);
    });
    const lookAgain = () => {
      if (!document.hidden) void client.invalidateQueries({ queryKey: merchantQuery.queryKey });
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [client]);
}
