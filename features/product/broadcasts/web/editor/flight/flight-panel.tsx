import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { checkChanges, getFlightCheck } from '../../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../../contract/broadcast.ts';
import { texts } from '../../../texts/en.ts';
import styles from '../../broadcast-page.module.css';
import { FlightAbTest } from './flight-ab-test.tsx';
import { FlightCost } from './flight-cost.tsx';
import { FlightPeople } from './flight-people.tsx';
import { FlightReady } from './flight-ready.tsx';
import { Waterfall } from './waterfall.tsx';

interface FlightPanelProps {
  merchant: Merchant;
  broadcast: Broadcast;
  /** The check uses the saved broadcast. */
  isSaved: boolean;
  /** Whether the merchant means to send it now, whatever time is saved. */
  isNow: boolean;
}

/** The flight check: who gets the broadcast, when, at what cost, and how it looks. */
export function FlightPanel({ merchant, broadcast, isSaved, isNow }: FlightPanelProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { shopUrl: pageId } = merchant;
  const one = { pageId, broadcastId: broadcast.id };
  const sendsNow = isNow && broadcast.status === 'draft';
  const { data, error, isFetching, refetch } = useQuery({
    // Each save needs another check.
    queryKey: [getFlightCheck.path, one, sendsNow, broadcast.revision],
    queryFn: ({ signal }) =>
      sendsNow
        ? makeCall(checkChanges, { body: { ...one, sendNow: true } }, signal)
        : makeCall(getFlightCheck, { query: one }, signal),
    enabled: isAsked && isSaved,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.flightCheck.isCatchingUp ? LIVE_REFETCH_MS : false),
  });
  const check = data?.flightCheck;
  return (
    <Panel
      title={texts.flight.title}
      aside={
        <Button
          variant="default"
          size="xs"
          loading={isFetching}
          disabled={!isSaved}
          onClick={() => (isAsked ? void refetch() : setIsAsked(true))}
        >
          {isAsked ? texts.flight.checkAgain : texts.flight.check}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.quiet}>{isSaved ? texts.flight.hint : texts.flight.hintUnsaved}</p>
        {isAsked && check === undefined && error !== null && (
          <FailureNote bare what={texts.flight.what} error={error} retry={() => void refetch()} />
        )}
        {isAsked && isSaved && check === undefined && error === null && (
          <>
            <WaitingFor what={texts.flight.what} />
            <WaitingBlock height={280} />
          </>
        )}
        {isAsked && check !== undefined && (
          <>
            {check.isCatchingUp && (
              <p className={styles.quiet} role="status">
                {texts.flight.recounting}
              </p>
            )}
            <FlightReady check={check} timeZone={broadcast.timeZone} />
            <Waterfall steps={check.waterfall} />
            {check.abTest !== null && <FlightAbTest abTest={check.abTest} />}
            <FlightCost cost={check.cost} />
            <FlightPeople merchant={merchant} previews={check.previews} />
          </>
        )}
      </div>
    </Panel>
  );
}
