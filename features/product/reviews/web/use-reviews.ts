import { useMutation, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastInfo, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { getQuickRepliesAnalytics, type ReviewFormat } from '../contract/review-calls.ts';
import { texts } from '../texts/en.ts';
import { downloadReviews } from './download-reviews.ts';

const TOAST = 'reviews';

export function repliesQuery(shopUrl: string) {
  return callQuery(getQuickRepliesAnalytics, { query: { shopUrl, sourceType: 'reviewWA' } });
}

/** Returns the number of each reply. */
export function useReplies(shopUrl: string) {
  return useQuery(repliesQuery(shopUrl));
}

/** Returns the mutation that saves the reviews as a file for an app, with its progress. */
export function useExportReviews(shopUrl: string) {
  return useMutation({
    mutationFn: (format: ReviewFormat) => downloadReviews(shopUrl, format),
    onMutate: () => toastWaiting(TOAST, texts.exportReviews.waiting),
    onSuccess: (count) =>
      count === 0
        ? toastInfo(TOAST, texts.exportReviews.none)
        : toastSuccess(TOAST, texts.exportReviews.done),
    onError: (error) => reportFailure(error, TOAST),
  });
}
