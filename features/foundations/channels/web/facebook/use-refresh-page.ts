import { useEffect, useRef, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { refreshPageAccessToken } from '../../contract/facebook-calls.ts';
import { loginProblem } from '../login/login-problem.ts';
import { openLoginWindow } from '../login/open-login-window.ts';
import { problemOf, type Problem } from '../login/problem.ts';
import { refreshStateOf, type RefreshState } from './refresh-state.ts';

interface Refreshing {
  state: RefreshState;
  /** The error beside the state's own text. */
  problem: Problem | null;
}

/** Returns the state of refreshing a page's connection: first with the stored login, then with a new one. */
export function useRefreshPage(pageId: string) {
  const [now, setNow] = useState<Refreshing>({ state: 'refreshing', problem: null });
  const begun = useRef(false);

  const refresh = async (login: { accessToken: string; userID: string } | null) => {
    setNow({ state: 'refreshing', problem: null });
    try {
      await makeCall(refreshPageAccessToken, { body: { pageId, ...login } });
      setNow({ state: 'refreshed', problem: null });
      // A script can close only a window that a script opened. Any other window stays open and says that it can be closed.
      window.close();
    } catch (error) {
      setNow({ state: refreshStateOf(error), problem: problemOf(error) });
    }
  };

  const logIn = async () => {
    const result = await openLoginWindow('pages').ended;
    if (result.outcome === 'granted') return refresh(result);
    setNow({ state: 'logged_out', problem: loginProblem(result) });
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void refresh(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it begins by itself once, when the page opens
  }, []);
  return { ...now, logIn, retry: () => refresh(null) };
}
