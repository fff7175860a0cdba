import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { ExplainedFailure } from '#platform/ui-kit/failures/explained-failure.tsx';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { SenderHealth } from '../contract/sending-health.ts';
import { asSentence } from '../rules/as-sentence.ts';
import { describeNotice } from '../rules/notice-sentences.ts';
import styles from './sender-panel.module.css';
import { SenderReach } from './sender-reach.tsx';
import { SenderWaiting } from './sender-waiting.tsx';
import { useResumeSender } from './use-resume-sender.ts';

interface SenderPanelProps {
  sender: SenderHealth;
  /** Whether the merchant has paused all sending. */
  isPaused: boolean;
  shopUrl: string;
  timeZone: string;
}

const QUALITY: Record<SenderHealth['quality'], { word: string; tone: StatusTone }> = {
  GREEN: { word: 'High', tone: 'good' },
  YELLOW: { word: 'Medium', tone: 'care' },
  RED: { word: 'Low', tone: 'bad' },
  UNKNOWN: { word: 'Not known yet', tone: 'plain' },
};

/** One number or page: whether it sends, and how well. */
export function SenderPanel({ sender, isPaused, shopUrl, timeZone }: SenderPanelProps) {
  const quality = QUALITY[sender.quality];
  const isWhatsApp = sender.channel === 'WA';
  const rate = sender.sendsPerSecond;
  return (
    <Panel
      title={isWhatsApp ? 'WhatsApp number' : 'Facebook page'}
      aside={<Standing {...{ sender, isPaused }} />}
    >
      <p className={styles.name}>
        <ChannelMark channel={sender.channel} /> <strong>{sender.name}</strong>
        {sender.verifiedName !== null && <span className={styles.quiet}>{sender.verifiedName}</span>}
      </p>
      {sender.stopped && (
        <Stopped sender={sender} stopped={sender.stopped} shopUrl={shopUrl} timeZone={timeZone} />
      )}
      <Alerts sender={sender} />
      <Notices notices={sender.notices} timeZone={timeZone} />
      <FigureList>
        {isWhatsApp && (
          <Figure name="Quality">
            <StatusBadge tone={quality.tone} word={quality.word} />
          </Figure>
        )}
        <Figure name="Sends up to">{formatCount(rate)} a second</Figure>
        {sender.pace < 1 && (
          <Figure name="Slowed to">
            {formatCount(Math.max(1, Math.round(sender.pace * rate)))} a second
          </Figure>
        )}
        <Figure name="Last delivery update">
          {sender.lastReceiptAt === null ? (
            'None yet'
          ) : (
            <Moment at={sender.lastReceiptAt} timeZone={timeZone} />
          )}
        </Figure>
      </FigureList>
      {sender.pace < 1 && (
        <p className={styles.note}>
          WhatsApp asked for less speed a moment ago, so the number slowed down. It is at its full rate again
          within a minute.
        </p>
      )}
      <div className={styles.halves}>
        {isWhatsApp && <SenderReach reach={sender.reach} tier={sender.tier} />}
        <SenderWaiting channel={sender.channel} waiting={sender.waiting} />
      </div>
    </Panel>
  );
}

function Alerts({ sender }: Pick<SenderPanelProps, 'sender'>) {
  return (
    <>
      {sender.alerts.includes('qualityLow') && (
        <p className={styles.care}>
          Many people blocked or reported your number. Send less for a few days, and only to people who bought
          lately; WhatsApp may lower your daily limit or block the number otherwise.
        </p>
      )}
      {sender.alerts.includes('receiptsLate') && (
        <p className={styles.care}>
          What became of your messages is told {formatSpan(sender.receiptLagSeconds)} late. They go out all
          the same; delivered, read and failed show later than they happen.
        </p>
      )}
    </>
  );
}

function Standing({ sender: { stopped, alerts }, isPaused }: Pick<SenderPanelProps, 'sender' | 'isPaused'>) {
  if (stopped) return <StatusBadge tone="bad" word="Stopped" />;
  if (isPaused) return <StatusBadge tone="care" word="Paused" />;
  return alerts.length > 0 ? (
    <StatusBadge tone="care" word="Needs you" />
  ) : (
    <StatusBadge tone="good" word="Sends" />
  );
}

function Notices({ notices, timeZone }: Pick<SenderHealth, 'notices'> & { timeZone: string }) {
  return notices.map(({ code, title, at }) => (
    <p key={`${code}${at}`} className={styles.care}>
      {describeNotice({ code, title })} Told <Moment at={at} timeZone={timeZone} />.
    </p>
  ));
}

interface StoppedProps extends Omit<SenderPanelProps, 'isPaused'> {
  stopped: NonNullable<SenderHealth['stopped']>;
}

function Stopped({ sender, stopped: { at, reason, failure, canResume }, shopUrl, timeZone }: StoppedProps) {
  const { mutate, isPending } = useResumeSender(shopUrl);
  const waiting = sender.waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.stopped}>
      <p className={styles.head}>
        Nothing is sent since <Moment at={at} timeZone={timeZone} />. {waitingInWords(waiting)}
      </p>
      {failure ? (
        <ExplainedFailure
          {...explainFailure(sender.channel, failure, false)}
          code={failure.code}
          detail={reason}
        />
      ) : (
        <p>{asSentence(reason)}</p>
      )}
      <div className={styles.actions}>
        {canResume && (
          <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
            Resume sending
          </Button>
        )}
        <Link to="/settings">{canResume ? 'Settings' : 'Connect again in Settings'}</Link>
      </div>
    </div>
  );
}

function waitingInWords(count: number): string {
  if (count === 0) return 'Nothing waits.';
  return count === 1 ? 'One message waits and is kept.' : `${formatCount(count)} messages wait and are kept.`;
}
