import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  getAlertMails,
  saveAlertMails,
  sendTestMail,
  type AlertMails,
} from '../contract/alert-mail-calls.ts';
import { texts } from '../texts/en.ts';

function alertMailsQuery(shopUrl: string) {
  return callQuery(getAlertMails, { query: { shopUrl } });
}

export function useAlertMails(shopUrl: string) {
  return useQuery(alertMailsQuery(shopUrl));
}

export function useSaveAlertMails(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('alert-mails', {
    waiting: texts.mailSettings.saving,
    saved: texts.mailSettings.saved,
  });
  return useMutation({
    mutationFn: (mails: Pick<AlertMails, 'isOn' | 'email'>) =>
      makeCall(saveAlertMails, { body: { shopUrl, ...mails } }),
    onMutate: toasts.begin,
    onSuccess: (saved) => {
      client.setQueryData(alertMailsQuery(shopUrl).queryKey, saved);
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}

/** Errors are reported by the app. */
export function useSendTestMail(shopUrl: string) {
  return useMutation({
    mutationFn: () => makeCall(sendTestMail, { body: { shopUrl } }),
    onSuccess: ({ email }) => toastSuccess('alert-mail-test', fill(texts.mailSettings.tested, { email })),
  });
}
