import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { cancelBroadcast, pauseBroadcast, resumeBroadcast } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import page from '../broadcast-page.module.css';
import type { ReportPart } from '../report-part.ts';
import { broadcastQuery, useBegin } from '../use-broadcasts.ts';

const CALLS = { pause: pauseBroadcast, resume: resumeBroadcast, cancel: cancelBroadcast };

interface SendingActionsProps {
  merchant: Merchant;
  broadcast: Broadcast;
  Report: ReportPart;
}

/** A report contains messages after this day. Document 3, section 9. */
const FIRST_REPORTED = '2022-03-01';

/** The actions of a broadcast whose time has come. */
export function SendingActions({ merchant, broadcast, Report }: SendingActionsProps) {
  const [asksReport, setAsksReport] = useState(false);
  const [asksCancel, setAsksCancel] = useState(false);
  const { begin, isPending: isCopying } = useBegin(merchant);
  const change = useChange(merchant.shopUrl, broadcast.id);
  const lock = useLock('market');
  const exportLock = useLock('export');
  const isUnderWay = broadcast.status === 'sending';
  const isReported = broadcast.status === 'sent' && (broadcast.startedAt ?? '') > FIRST_REPORTED;
  return (
    <div className={page.actions}>
      <Button variant="default" loading={isCopying} onClick={() => begin(broadcast.id)} {...lock}>
        {texts.sendingActions.copy}
      </Button>
      {isReported && (
        <Button variant="default" onClick={() => setAsksReport(true)} {...exportLock}>
          {texts.sendingActions.export}
        </Button>
      )}
      <WhenOpened opened={asksReport}>
        {asksReport && (
          <Report
            merchant={merchant}
            broadcastId={broadcast.id}
            broadcastName={broadcast.broadcastName}
            close={() => setAsksReport(false)}
          />
        )}
      </WhenOpened>
      {isUnderWay && (
        <>
          <Button variant="default" onClick={() => setAsksCancel(true)} {...lock}>
            {texts.sendingActions.cancel}
          </Button>
          {!broadcast.isHeldBack && (
            <Button
              loading={change.isPending}
              onClick={() => change.mutate(broadcast.isPaused ? 'resume' : 'pause')}
              {...lock}
            >
              {broadcast.isPaused ? texts.sendingActions.resume : texts.sendingActions.pause}
            </Button>
          )}
        </>
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
    </div>
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
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
