import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getSendingPause,
  pauseAllSending,
  resumeAllSending,
  type LateChoice,
  type SendingPause,
} from '#features/engine/messaging/contract/pause-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts, type SavingWords } from '#platform/ui-kit/saving-toasts.ts';
import { texts } from '../../texts/en.ts';

/** Calls `done` once all sending is paused, before the screen shows it. */
export function usePauseAll(shopUrl: string, done: () => void) {
  return useChange(shopUrl, done, { waiting: texts.pause.waiting, saved: texts.pause.done }, () =>
    makeCall(pauseAllSending, { body: { shopUrl } }),
  );
}

/** Calls `done` once messages are sent again, before the screen shows it. */
export function useResumeAll(shopUrl: string, done: () => void) {
  return useChange(
    shopUrl,
    done,
    { waiting: texts.resume.waiting, saved: texts.resume.done },
    (late: LateChoice) => makeCall(resumeAllSending, { body: { shopUrl, late } }),
  );
}

function useChange<Input = void>(
  shopUrl: string,
  done: () => void,
  words: SavingWords,
  change: (input: Input) => Promise<SendingPause>,
) {
  const client = useQueryClient();
  const toasts = savingToasts('sending-pause', words);
  return useMutation({
    mutationFn: change,
    onMutate: toasts.begin,
    onSuccess: (pause) => {
      done();
      toasts.succeed();
      client.setQueryData(callQuery(getSendingPause, { query: { shopUrl } }).queryKey, pause);
      // Every list of messages shows what a pause holds.
      void client.invalidateQueries();
    },
    onError: toasts.fail,
  });
}
