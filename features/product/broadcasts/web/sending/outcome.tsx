import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { retryFailed } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import { RECIPIENT_TONES } from './recipient-tones.ts';
import { useOutcome } from './sending-bar.tsx';
import styles from './sending.module.css';

interface OutcomeProps {
  merchant: Merchant;
  broadcast: Broadcast;
}

/** The number of messages by state and reason, and a retry for messages that a retry can help. */
export function Outcome({ merchant: { shopUrl }, broadcast }: OutcomeProps) {
  const { data, error, refetch } = useOutcome(shopUrl, broadcast);
  const lock = useLock('market');
  const retry = useMutation({
    mutationFn: () => makeCall(retryFailed, { body: { pageId: shopUrl, broadcastId: broadcast.id } }),
    onSuccess: ({ retried, beyondHelp }) => {
      const told = [fill(texts.outcome.retried, { count: retried })];
      if (beyondHelp > 0) told.push(fill(texts.outcome.beyondHelp, { count: beyondHelp }));
      toastSuccess('broadcast-retry', told.join(' '));
      void refetch();
    },
  });
  if (data === undefined)
    return error === null ? null : (
      <FailureNote bare what={texts.outcome.what} error={error} retry={() => void refetch()} />
    );
  const { states, canRetry, progress } = data;
  return (
    <>
      <ul className={styles.states} aria-label={texts.outcome.list}>
        {states.map(({ state, people, why }) => (
          <li key={`${state} ${why ?? ''}`} className={styles.state}>
            <span className={styles.people}>{formatCount(people)}</span>
            <StatusBadge tone={RECIPIENT_TONES[state]} word={texts.recipientStates[state]} />
            {why !== null && <span className={styles.quiet}>{why}</span>}
          </li>
        ))}
      </ul>
      {progress.heldOut > 0 && (
        <p className={styles.quiet}>{fill(texts.outcome.heldOut, { count: progress.heldOut })}</p>
      )}
      {canRetry > 0 && (
        <p className={styles.retry}>
          {fill(texts.outcome.canRetry, { count: canRetry })}{' '}
          <Button
            size="xs"
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate()}
            {...lock}
          >
            {texts.outcome.retry}
          </Button>
        </p>
      )}
    </>
  );
}
