import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { leave } from '#features/foundations/sessions/web/leave.ts';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { useLeave } from '../navigation/use-leave.ts';
import { makeWayForLogin } from '../query-client.ts';
import { texts } from '../texts/en.ts';

const CHANNEL = 'bellbird-session';
const LOGGED_OUT = 'logged out';

/** Asks first if something is unsaved. Then ends the session and notifies this browser's other tabs. */
export function useLogOut(): () => void {
  const leavePage = useLeave();
  const navigate = useNavigate();
  return () =>
    leavePage(() => {
      // Document 1, section 4: a failed logout also goes to the home page, which then reports the failure.
      logOutEverywhere().catch((error: unknown) => {
        void navigate('/');
        reportFailure(error, 'logout', texts.frame.stillLoggedIn);
      });
    });
}

async function logOutEverywhere(): Promise<void> {
  await leave();
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name; windows do
  new BroadcastChannel(CHANNEL).postMessage(LOGGED_OUT);
}

/** Detects that the session ended elsewhere: another tab reports it, or this tab checks when it becomes visible. */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      if (data === LOGGED_OUT) makeWayForLogin();
    });
    const checkLogin = () => {
      // A reload would lose unsaved text. Saving will report the logout soon enough.
      if (document.hidden || currentHold() !== null) return;
      void client.invalidateQueries({ queryKey: merchantQuery.queryKey });
    };
    document.addEventListener('visibilitychange', checkLogin);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', checkLogin);
    };
  }, [client]);
}
