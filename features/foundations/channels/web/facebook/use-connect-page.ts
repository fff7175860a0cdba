import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastError, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { connectPage, getPages, type FacebookPage } from '../../contract/facebook-calls.ts';
import { texts } from '../../texts/en.ts';
import { loginProblem } from '../login/login-problem.ts';
import { openLoginWindow, type LoginWindow } from '../login/open-login-window.ts';
import { problemOf, type Problem } from '../login/problem.ts';

const TOAST = 'facebook-page';

interface Choice {
  pages: readonly FacebookPage[];
  profileName: string;
}

/** The steps from the connect button to the connected page. `problem` is about the step before. */
export type ConnectStep =
  | { kind: 'start'; problem: Problem | null }
  | { kind: 'loggingIn' }
  | { kind: 'gettingPage' }
  | { kind: 'choosing'; choice: Choice; problem: Problem | null }
  | { kind: 'connecting'; choice: Choice };

const START: ConnectStep = { kind: 'start', problem: null };

/** Returns the current step of connecting a page. `connected` is called at the end. */
export function useConnectPage(shopUrl: string, connected: () => void) {
  const [step, setStep] = useState<ConnectStep>(START);
  const login = useRef<LoginWindow | null>(null);
  const client = useQueryClient();

  const logIn = async () => {
    setStep({ kind: 'loggingIn' });
    login.current = openLoginWindow('pages');
    const result = await login.current.ended;
    if (result.outcome !== 'granted') return setStep({ kind: 'start', problem: loginProblem(result) });
    setStep({ kind: 'gettingPage' });
    const { accessToken, userID, name } = result;
    try {
      const pages = await makeCall(getPages, { body: { accessToken, userID } });
      setStep({ kind: 'choosing', choice: { pages, profileName: name }, problem: null });
    } catch (error) {
      setStep({ kind: 'start', problem: problemOf(error) });
    }
  };

  const pick = async (choice: Choice, page: FacebookPage) => {
    setStep({ kind: 'connecting', choice });
    toastWaiting(TOAST, texts.connectPage.connecting);
    const { profileName } = choice;
    try {
      await makeCall(connectPage, {
        body: { pageId: page.id, shopUrl, profileName, pageAccessToken: page.access_token },
      });
      // Everything may depend on the page, first of all the merchant.
      await client.invalidateQueries();
      toastSuccess(TOAST, texts.connectPage.done);
      setStep(START);
      connected();
    } catch (error) {
      reportNotConnected(error);
      setStep({ kind: 'choosing', choice, problem: problemOf(error) });
    }
  };

  const startAgain = () => setStep(START);
  return { step, logIn, cancel: () => login.current?.cancel(), pick, startAgain };
}

function reportNotConnected(error: unknown): void {
  const isTaken = error instanceof RefusedCall && error.code === 'PAGE_TAKEN';
  if (isTaken) toastError(TOAST, texts.connectPage.taken);
  else reportFailure(error, TOAST, texts.connectPage.failed);
}
