import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PauseButton, useSendingPause } from '#features/engine/messaging/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { getSenderHealth } from '../contract/sending-health.ts';
import { texts } from '../texts/en.ts';
import { FailureChart } from './failure-chart.tsx';
import styles from './sender-health-page.module.css';
import { SenderPanel } from './sender-panel.tsx';
import { useTryAgain } from './use-try-again.ts';

/** Senders change by themselves. This is often enough to watch, and rare enough to be cheap. */
const HEALTH_REFETCH_MS = 10_000;

type Health = ResponseOf<typeof getSenderHealth>;

/** The page of the shop's senders: whether messages are sent, how fast, what waits, and what failed. */
export function SenderHealthPage({ merchant }: { merchant: Merchant }) {
  const { data, error, refetch } = useSenderHealth(merchant.shopUrl);
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note}>
        <div className={styles.actions}>
          <Link to="/messages">{texts.page.allMessages}</Link>
          <PauseButton shopUrl={merchant.shopUrl} />
        </div>
      </PageHead>
      {data === undefined && error === null && <HealthWaiting />}
      {data === undefined && error !== null && (
        <FailureNote what={texts.page.what} error={error} retry={() => void refetch()} />
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
      title={texts.page.none}
      text={texts.page.noneText}
      action={
        <Button component={Link} to="/settings">
          {texts.page.connect}
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
    <Panel title={texts.templates.title}>
      {templates.length === 0 ? (
        <p className={styles.quiet}>{texts.templates.none}</p>
      ) : (
        <ul className={styles.list}>
          {templates.map(({ name, language, status, reason, at }) => (
            <li key={`${name}${language}`}>
              <p className={styles.line}>
                <strong>{name}</strong> <span className={styles.quiet}>{languageName(language)}</span>
                <StatusBadge tone="bad" word={TEMPLATE_LABELS[status] ?? status} />
              </p>
              <p className={styles.quiet}>
                <RichText
                  text={texts.templates.since}
                  values={{ reason, when: <Moment at={at} timeZone={timeZone} /> }}
                />
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

/** WhatsApp may add states. They are shown as WhatsApp names them. */
const TEMPLATE_LABELS: Readonly<Record<string, string>> = texts.templates.states;

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
      title={texts.incoming.title}
      aside={
        isSlow ? (
          <StatusBadge tone="care" word={texts.incoming.behind} />
        ) : (
          <StatusBadge tone="good" word={texts.incoming.upToDate} />
        )
      }
    >
      <p className={styles.quiet}>
        {count === 0
          ? texts.incoming.none
          : fill(texts.incoming.waiting, { count, time: formatSpan(oldestSeconds ?? 0) })}
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
  const lock = useLock('market');
  return (
    <p className={styles.line}>
      {(['webhooks', 'timers', 'commands', 'mails'] as const).map(
        (kind) =>
          givenUp[kind] > 0 && <span key={kind}>{fill(texts.incoming[kind], { count: givenUp[kind] })}</span>,
      )}
      <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()} {...lock}>
        {texts.incoming.tryAgain}
      </Button>
    </p>
  );
}

function HealthWaiting() {
  return (
    <div className={styles.page}>
      <WaitingFor what={texts.page.what} />
      <WaitingBlock height={260} />
      <WaitingBlock height={200} />
    </div>
  );
}

function useSenderHealth(shopUrl: string) {
  return useQuery({
    ...callQuery(getSenderHealth, { query: { shopUrl } }),
    refetchInterval: HEALTH_REFETCH_MS,
    placeholderData: keepPreviousData,
  });
}
