import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { formatCount, formatCounted } from '#platform/ui-kit/format/count.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import type { AbResult } from '../../contract/ab-test.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { getAbResult, sendToRest } from '../../contract/sending-calls.ts';
import page from '../broadcast-page.module.css';
import { broadcastQuery } from '../use-broadcasts.ts';

interface AbSendProps {
  pageId: string;
  broadcast: Broadcast;
  result: AbResult;
}

/** Sends one of the two texts to everybody who waits for the result. Asks first. */
export function AbSend({ pageId, broadcast, result: { rest, sentToRest, winner } }: AbSendProps) {
  const [asked, setAsked] = useState<'A' | 'B' | null>(null);
  const send = useSend(pageId, broadcast.id);
  if (rest === 0 || sentToRest !== null) return null;
  const people = formatCounted(rest, 'person', 'people');
  return (
    <div className={page.actions}>
      {(['A', 'B'] as const).map((arm) => (
        <Button
          key={arm}
          {...(winner !== arm && { variant: 'default' })}
          loading={send.isPending && send.variables === arm}
          onClick={() => setAsked(arm)}
        >
          Send {arm} to the rest
        </Button>
      ))}
      <span className={page.quiet}>{people} wait for it.</span>
      <ConfirmDialog
        opened={asked !== null}
        title={`Send text ${asked ?? ''} to the rest?`}
        text={`${people} get text ${asked ?? ''}${broadcast.isPaused ? ' once you resume the broadcast' : ' now'}. ${standing(asked, winner)} This cannot be taken back.`}
        confirm={`Send text ${asked ?? ''}`}
        isGrave={false}
        isPending={send.isPending}
        onConfirm={() => asked !== null && send.mutate(asked, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function standing(asked: 'A' | 'B' | null, winner: 'A' | 'B' | null): string {
  if (winner === null) return 'There is no winner yet.';
  return winner === asked ? 'It is the winner of your test.' : 'It did worse in your test.';
}

function useSend(pageId: string, broadcastId: string) {
  const client = useQueryClient();
  const query = { pageId, broadcastId };
  return useMutation({
    mutationFn: (arm: 'A' | 'B') => makeCall(sendToRest, { body: { ...query, arm } }),
    onSuccess: ({ people }, arm) =>
      toastSuccess('broadcast-rest', `Text ${arm} goes to ${formatCount(people)}.`),
    onError: (error) => reportFailure(error, 'broadcast-rest'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: callQuery(getAbResult, { query }).queryKey }),
        client.invalidateQueries({ queryKey: broadcastQuery(pageId, broadcastId).queryKey }),
      ]),
  });
}
