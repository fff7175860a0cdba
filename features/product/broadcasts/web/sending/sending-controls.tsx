import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import {
  cancelBroadcast,
  pauseBroadcast,
  resumeBroadcast,
  type SendingBroadcast,
} from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import { broadcastQuery, sendingQuery } from '../use-broadcasts.ts';

const CALLS = { pause: pauseBroadcast, resume: resumeBroadcast, cancel: cancelBroadcast };

interface SendingControlsProps {
  pageId: string;
  broadcast: Pick<SendingBroadcast, 'id' | 'broadcastName' | 'isPaused' | 'isHeldBack'>;
  /** Whether the buttons name their broadcast to screen readers, because several are shown. */
  isOneOfSeveral?: boolean;
}

/** The buttons that pause, resume and end the sending of a broadcast. */
export function SendingControls({ pageId, broadcast, isOneOfSeveral = false }: SendingControlsProps) {
  const [asksCancel, setAsksCancel] = useState(false);
  const change = useChange(pageId, broadcast.id);
  const lock = useLock('market');
  const words = texts.sendingActions;
  const pauseWord = broadcast.isPaused ? words.resume : words.pause;
  const named = (action: string) =>
    isOneOfSeveral
      ? { 'aria-label': fill(words.actionOf, { action, broadcast: broadcast.broadcastName }) }
      : {};
  return (
    <>
      <Button variant="default" onClick={() => setAsksCancel(true)} {...named(words.cancel)} {...lock}>
        {words.cancel}
      </Button>
      {!broadcast.isHeldBack && (
        <Button
          loading={change.isPending}
          onClick={() => change.mutate(broadcast.isPaused ? 'resume' : 'pause')}
          {...named(pauseWord)}
          {...lock}
        >
          {pauseWord}
        </Button>
      )}
      <ConfirmDialog
        opened={asksCancel}
        title={texts.stopSending.title}
        text={texts.stopSending.text}
        confirm={texts.stopSending.confirm}
        cancel={texts.stopSending.cancel}
        isPending={change.isPending}
        onConfirm={() => change.mutate('cancel', { onSettled: () => setAsksCancel(false) })}
        onClose={() => setAsksCancel(false)}
      />
    </>
  );
}

function useChange(pageId: string, broadcastId: string) {
  const client = useQueryClient();
  const { queryKey } = broadcastQuery(pageId, broadcastId);
  return useMutation({
    mutationFn: (what: keyof typeof CALLS) => makeCall(CALLS[what], { body: { pageId, broadcastId } }),
    onSuccess: (after) => {
      client.setQueryData(queryKey, (now) => now && { broadcast: { ...now.broadcast, ...after } });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: sendingQuery(pageId).queryKey }),
      ]),
  });
}
