import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import type { AbResult } from '../../contract/ab-test.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { getAbResult, sendToRest } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
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
  const lock = useLock('market');
  if (rest === 0 || sentToRest !== null) return null;
  const arm = asked ?? 'A';
  return (
    <div className={page.actions}>
      {(['A', 'B'] as const).map((one) => (
        <Button
          key={one}
          {...(winner !== one && { variant: 'default' })}
          loading={send.isPending && send.variables === one}
          onClick={() => setAsked(one)}
          {...lock}
        >
          {fill(texts.abRest.send, { arm: one })}
        </Button>
      ))}
      <span className={page.quiet}>{fill(texts.abRest.waiting, { count: rest })}</span>
      <ConfirmDialog
        opened={asked !== null}
        title={fill(texts.abRest.title, { arm })}
        text={[
          fill(broadcast.isPaused ? texts.abRest.onResume : texts.abRest.now, { count: rest, arm }),
          standing(arm, winner),
          texts.abRest.final,
        ].join(' ')}
        confirm={fill(texts.abRest.confirm, { arm })}
        isGrave={false}
        isPending={send.isPending}
        onConfirm={() => asked !== null && send.mutate(asked, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function standing(asked: 'A' | 'B', winner: 'A' | 'B' | null): string {
  if (winner === null) return texts.abRest.noWinner;
  return winner === asked ? texts.abRest.winner : texts.abRest.loser;
}

function useSend(pageId: string, broadcastId: string) {
  const client = useQueryClient();
  const query = { pageId, broadcastId };
  return useMutation({
    mutationFn: (arm: 'A' | 'B') => makeCall(sendToRest, { body: { ...query, arm } }),
    onSuccess: ({ people }, arm) =>
      toastSuccess('broadcast-rest', fill(texts.abRest.sent, { arm, count: people })),
    onError: (error) => reportFailure(error, 'broadcast-rest'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: callQuery(getAbResult, { query }).queryKey }),
        client.invalidateQueries({ queryKey: broadcastQuery(pageId, broadcastId).queryKey }),
      ]),
  });
}
