import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { approveBroadcast } from '../../../contract/approval-calls.ts';
import type { Broadcast } from '../../../contract/broadcast.ts';
import { texts } from '../../../texts/en.ts';
import { broadcastQuery } from '../../use-broadcasts.ts';
import styles from './approval-note.module.css';

interface ApprovalNoteProps {
  pageId: string;
  broadcast: Broadcast;
  /** Unsaved changes would not be part of what is approved. */
  isSaved: boolean;
}

/** Says that a draft waits for a second person, and lets that person approve it. */
export function ApprovalNote({ pageId, broadcast, isSaved }: ApprovalNoteProps) {
  const { request } = broadcast.approval;
  const lock = useLock('market');
  const { mutate, isPending } = useApprove(pageId, broadcast);
  if (request === null) return null;
  const values = {
    person: <bdi>{request.by ?? texts.approval.owner}</bdi>,
    when: <Moment at={request.at} timeZone={broadcast.timeZone} />,
  };
  return (
    <div role="status" className={styles.bar}>
      <p>
        <RichText text={request.isMine ? texts.approval.waitsMine : texts.approval.waits} values={values} />
      </p>
      {!request.isMine && (
        <Button size="compact-sm" loading={isPending} disabled={!isSaved} {...lock} onClick={() => mutate()}>
          {request.sendsNow ? texts.approval.approveNow : texts.approval.approveLater}
        </Button>
      )}
    </div>
  );
}

function useApprove(pageId: string, { id: broadcastId, revision }: Broadcast) {
  const client = useQueryClient();
  const { queryKey } = broadcastQuery(pageId, broadcastId);
  const toasts = savingToasts('broadcast-approval', {
    waiting: texts.approval.approving,
    saved: texts.approval.approved,
  });
  return useMutation({
    mutationFn: () => makeCall(approveBroadcast, { body: { pageId, broadcastId, revision } }),
    onMutate: toasts.begin,
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      toasts.succeed();
    },
    onError: (error) => {
      toasts.fail(error);
      // It may have changed, or somebody else may have approved it.
      void client.invalidateQueries({ queryKey });
    },
  });
}
