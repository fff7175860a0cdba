import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PauseButton, useSendingPause } from '#features/engine/messaging/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { formatCount, formatCounted } from '#platform/ui-kit/format/count.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { getSenderHealth } from '../contract/sending-health.ts';
import { FailureChart } from './failure-chart.tsx';
import styles from './sender-health-page.module.css';
import { SenderPanel } from './sender-panel.tsx';
import { useSenderHealth } from './use-sender-health.ts';
import { useTryAgain } from './use-try-again.ts';

type Health = ResponseOf<typeof getSenderHealth>;

/** The page of the shop's senders: whether messages are sent, how fast, what waits, and what failed. */
export function SenderHealthPage({ merchant }: { merchant: Merchant }) {
  const { data, error, refetch } = useSenderHealth(merchant.shopUrl);
  return (
    <>
      <PageHead
        title="Sender health"
        note="Whether your messages go, what waits, and what failed. Kept up to date."
      >
        <div className={styles.actions}>
          <Link to="/messages">All messages</Link>
          <PauseButton shopUrl={merchant.shopUrl} />
        </div>
      </PageHead>
      {data === undefined && error === null && <HealthWaiting />}
      {data === undefined && error !== null && (
        <FailureNote what="The health of your senders" error={error} retry={() => void refetch()} />
      )}
      {data && <Health health={data} merchant={merchant} />}
    </>
  );
}

function Health({ health, merchant }: { health: Health; merchant: Merchant }) {
  const { shopTimeZone: timeZone, shopUrl } = merchant;
  const pause = useSendingPause(shopUrl).data;
  const isPaused = pause !== undefined && pause.pausedAt !== null;
  return (
    <div className={styles.page}>
      {health.senders.length === 0 && <NoSender />}
      {health.senders.map((sender) => (
        <SenderPanel key={sender.senderId} {...{ sender, isPaused, shopUrl, timeZone }} />
      ))}
      <FailureChart
        failures={health.failures}
        of={health.failuresOf}
        since={health.failuresSince}
        timeZone={timeZone}
      />
      <div className={styles.pair}>
        <StoppedTemplates
          templates={health.stoppedTemplates}
          noted={health.notedTemplates}
          timeZone={timeZone}
        />
        <Incoming inbox={health.inbox} givenUp={health.givenUp} shopUrl={shopUrl} />
      </div>
    </div>
  );
}

function NoSender() {
  return (
    <EmptyNote
      title="Nothing to send from yet"
      text="Connect a WhatsApp number or a Facebook page. How it is shows here from then on."
      action={
        <Button component={Link} to="/settings">
          Go to Settings
        </Button>
      }
    />
  );
}

function StoppedTemplates({
  templates,
  noted,
  timeZone,
}: {
  templates: Health['stoppedTemplates'];
  noted: Health['notedTemplates'];
  timeZone: string;
}) {
  return (
    <Panel title="Stopped templates">
      {templates.length === 0 ? (
        <p className={styles.quiet}>None. Every template that you use may be sent.</p>
      ) : (
        <ul className={styles.list}>
          {templates.map(({ name, language, status, reason, at }) => (
            <li key={`${name}${language}`}>
              <p className={styles.line}>
                <strong>{name}</strong> <span className={styles.quiet}>{languageName(language)}</span>
                <StatusBadge tone="bad" word={TEMPLATE_LABELS[status] ?? status} />
              </p>
              <p className={styles.quiet}>
                {reason} Since <Moment at={at} timeZone={timeZone} />. What uses it is not sent until it is
                approved again.
              </p>
            </li>
          ))}
        </ul>
      )}
      {noted.map(({ name, language, notices }) => (
        <p key={`${name}${language}`} className={styles.quiet}>
          <strong>{name}</strong> {languageName(language)}: {notices.join(' ')}
        </p>
      ))}
    </Panel>
  );
}

const TEMPLATE_LABELS: Record<string, string> = {
  REJECTED: 'Rejected',
  PAUSED: 'Paused',
  DISABLED: 'Disabled',
};

/** Seconds of waiting that are no problem. */
const SLOW_INBOX_SECONDS = 60;

function Incoming({
  inbox: { count, oldestSeconds },
  givenUp,
  shopUrl,
}: Pick<Health, 'inbox' | 'givenUp'> & { shopUrl: string }) {
  const isSlow = oldestSeconds !== null && oldestSeconds > SLOW_INBOX_SECONDS;
  return (
    <Panel
      title="From your store and shoppers"
      aside={
        isSlow ? <StatusBadge tone="care" word="Behind" /> : <StatusBadge tone="good" word="Up to date" />
      }
    >
      <p className={styles.quiet}>
        {count === 0
          ? 'Everything from your store and your shoppers has been processed.'
          : `${formatCounted(count, 'event', 'events')} from your store and your shoppers ${count === 1 ? 'waits' : 'wait'} to be processed, the oldest for ${formatSpan(oldestSeconds ?? 0)}. Nothing is lost.`}
      </p>
      {givenUp.webhooks + givenUp.timers + givenUp.commands + givenUp.mails > 0 && (
        <GivenUp givenUp={givenUp} shopUrl={shopUrl} />
      )}
    </Panel>
  );
}

/** Work that only a person can start again. */
function GivenUp({ givenUp, shopUrl }: Pick<Health, 'givenUp'> & { shopUrl: string }) {
  const { mutate, isPending } = useTryAgain(shopUrl);
  return (
    <p className={styles.line}>
      {givenUp.webhooks > 0 && <span>Events that could not be read: {formatCount(givenUp.webhooks)}</span>}
      {givenUp.timers > 0 && <span>Messages that could not be planned: {formatCount(givenUp.timers)}</span>}
      {givenUp.commands > 0 && (
        <span>Changes that your store did not take: {formatCount(givenUp.commands)}</span>
      )}
      {givenUp.mails > 0 && <span>E-mails that could not be sent: {formatCount(givenUp.mails)}</span>}
      <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
        Try again
      </Button>
    </p>
  );
}

function HealthWaiting() {
  return (
    <div className={styles.page}>
      <WaitingFor what="The health of your senders" />
      <WaitingBlock height={260} />
      <WaitingBlock height={200} />
    </div>
  );
}
