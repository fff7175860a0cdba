import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import { addPasskey, removePasskey, startPasskey } from '../contract/passkey-calls.ts';
import { texts } from '../texts/en.ts';
import { makePasskey } from './ask-device.ts';
import { useRefreshSecurity } from './use-security.ts';

const TOAST = 'passkeys';

/** Adds a passkey of this device. The screen shows what failed. */
export function useAddPasskey(onDone: () => void) {
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: async (name: string) => {
      const credential = await makePasskey(await makeCall(startPasskey, {}));
      return makeCall(addPasskey, { body: { name, credential } });
    },
    onSuccess: () => {
      onDone();
      toastSuccess(TOAST, texts.passkeys.done);
      return refresh();
    },
    onError: () => undefined,
  });
}

export function useRemovePasskey(onDone: () => void) {
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: (passkeyId: string) => makeCall(removePasskey, { body: { passkeyId } }),
    onSuccess: () => {
      onDone();
      toastSuccess(TOAST, texts.passkeys.removed);
    },
    onSettled: refresh,
  });
}
