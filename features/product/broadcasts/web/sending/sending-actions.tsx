import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import page from '../broadcast-page.module.css';
import type { ReportPart } from '../report-part.ts';
import { useBegin } from '../use-broadcasts.ts';
import { SendingControls } from './sending-controls.tsx';

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
  const { begin, isPending: isCopying } = useBegin(merchant);
  const lock = useLock('market');
  const exportLock = useLock('export');
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
      {broadcast.status === 'sending' && <SendingControls pageId={merchant.shopUrl} broadcast={broadcast} />}
    </div>
  );
}
