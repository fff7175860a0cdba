import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { connectWhatsAppNumber } from '../../contract/channel-calls.ts';
import { texts } from '../../texts/en.ts';
import { loginProblem } from '../login/login-problem.ts';
import { openLoginWindow, type LoginWindow } from '../login/open-login-window.ts';
import type { Problem } from '../login/problem.ts';
import { readSignUpMessage, type ChosenNumber } from './sign-up-message.ts';

const TOAST = 'whatsapp-number';
const NOT_CHOSEN: Problem = {
  tone: 'plain',
  sentence: texts.number.notChosen,
};

/**
 * Returns the mutation that opens WhatsApp's signup and connects the chosen number. Its data is the reason if there is
 * none.
 */
export function useSignUpNumber(shopUrl: string, signUpOrigin: string) {
  const client = useQueryClient();
  const login = useRef<LoginWindow | null>(null);
  const signingUp = useMutation({
    mutationFn: async (): Promise<Problem | null> => {
      login.current = openLoginWindow('whatsapp');
      const { result, chosen } = await signUp(login.current, signUpOrigin);
      if (result.outcome !== 'granted') return loginProblem(result);
      if (chosen === null) return NOT_CHOSEN;
      toastWaiting(TOAST, texts.number.settingUp);
      const body = { shopUrl, accessToken: result.accessToken, ...chosen };
      await makeCall(connectWhatsAppNumber, { body });
      await client.invalidateQueries();
      toastSuccess(TOAST, texts.number.ready);
      return null;
    },
    onError: (error) => reportFailure(error, TOAST),
  });
  return { ...signingUp, cancel: () => login.current?.cancel() };
}

/** The window reports the number before it continues to the app's own address. */
async function signUp(login: LoginWindow, signUpOrigin: string) {
  let chosen: ChosenNumber | null = null;
  const listen = (event: MessageEvent<unknown>) => {
    chosen = readSignUpMessage(event, signUpOrigin) ?? chosen;
  };
  addEventListener('message', listen);
  try {
    const result = await login.ended;
    return { result, chosen: chosen as ChosenNumber | null };
  } finally {
    removeEventListener('message', listen);
  }
}
