import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { toastError, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { connectWhatsAppNumber } from '../contract/channel-calls.ts';
import { loginProblem } from './login-problem.ts';
import { APP_READY, SETTING_UP } from './messages.ts';
import { openLoginWindow } from './open-login-window.ts';
import { readSignUpMessage, type ChosenNumber } from './sign-up-message.ts';

const TOAST = 'whatsapp-number';
const NOT_CHOSEN = 'No number was chosen, so nothing was changed. Go through the signup to its end.';

/** Opens WhatsApp's signup and connects the number that the merchant chooses in it. */
export function useSignUpNumber(shopUrl: string, signUpOrigin: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { result, chosen } = await signUp(signUpOrigin);
      if (result.outcome !== 'granted') return toastError(TOAST, loginProblem(result));
      if (chosen === null) return toastError(TOAST, NOT_CHOSEN);
      toastWaiting(TOAST, SETTING_UP);
      const body = { shopUrl, accessToken: result.accessToken, ...chosen };
      await makeCall(connectWhatsAppNumber, { body });
      await client.invalidateQueries();
      toastSuccess(TOAST, APP_READY);
    },
    onError: (error) => toastError(TOAST, sentenceOf(error)),
  });
}

/** The window says which number it was before it goes on to the app's own address. */
async function signUp(signUpOrigin: string) {
  let chosen: ChosenNumber | null = null;
  const listen = (event: MessageEvent<unknown>) => {
    chosen = readSignUpMessage(event, signUpOrigin) ?? chosen;
  };
  addEventListener('message', listen);
  try {
    const result = await openLoginWindow('whatsapp');
    return { result, chosen: chosen as ChosenNumber | null };
  } finally {
    removeEventListener('message', listen);
  }
}
