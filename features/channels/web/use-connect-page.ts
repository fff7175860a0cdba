import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { toastError, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { connectPage, getPages, type FacebookPage } from '../contract/facebook-calls.ts';
import { loginProblem } from './login-problem.ts';
import { APP_NOT_INITIATED, APP_READY, PAGE_TAKEN, SETTING_UP } from './messages.ts';
import { openLoginWindow } from './open-login-window.ts';

const TOAST = 'facebook-page';

interface Choice {
  pages: readonly FacebookPage[];
  profileName: string;
}

/** From the connect button to the connected page; `problem` is a sentence about the step before. */
export type ConnectStep =
  | { kind: 'start'; problem: string | null }
  | { kind: 'loggingIn' }
  | { kind: 'gettingPage' }
  | ({ kind: 'choosing'; problem: string | null } & Choice)
  | ({ kind: 'connecting' } & Choice);

/** Leads through connecting a page; `connected` is called once it is done. */
export function useConnectPage(shopUrl: string, connected: () => void) {
  const [step, setStep] = useState<ConnectStep>({ kind: 'start', problem: null });
  const client = useQueryClient();

  const logIn = async () => {
    setStep({ kind: 'loggingIn' });
    const result = await openLoginWindow('pages');
    if (result.outcome !== 'granted') return setStep({ kind: 'start', problem: loginProblem(result) });
    setStep({ kind: 'gettingPage' });
    const { accessToken, userID, name } = result;
    try {
      const pages = await makeCall(getPages, { body: { accessToken, userID } });
      setStep({ kind: 'choosing', problem: null, pages, profileName: name });
    } catch (error) {
      setStep({ kind: 'start', problem: sentenceOf(error) });
    }
  };

  const pick = async (choice: Choice, page: FacebookPage) => {
    setStep({ kind: 'connecting', ...choice });
    toastWaiting(TOAST, SETTING_UP);
    const { profileName } = choice;
    try {
      await makeCall(connectPage, {
        body: { pageId: page.id, shopUrl, profileName, pageAccessToken: page.access_token },
      });
      // Everything that was read may depend on the page, the merchant first.
      await client.invalidateQueries();
      toastSuccess(TOAST, APP_READY);
      setStep({ kind: 'start', problem: null });
      connected();
    } catch (error) {
      const isTaken = error instanceof RefusedCall && error.code === 'PAGE_TAKEN';
      toastError(TOAST, isTaken ? PAGE_TAKEN : APP_NOT_INITIATED);
      setStep({ kind: 'choosing', problem: sentenceOf(error), ...choice });
    }
  };

  const startAgain = () => setStep({ kind: 'start', problem: null });
  return { step, logIn, pick, startAgain };
}
