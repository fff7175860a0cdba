import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { fill } from '#platform/language/reader.ts';
import { ExplainedFailure } from '#platform/ui-kit/failures/explained-failure.tsx';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { SenderHealth } from '../contract/sending-health.ts';
import { asSentence } from '../rules/as-sentence.ts';
import { texts } from '../texts/en.ts';
import { describeNotice } from './describe-notice.ts';
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

const QUALITY_TONES: Record<SenderHealth['quality'], StatusTone> = {
  GREEN: 'good',
  YELLOW: 'care',
  RED: 'bad',
  UNKNOWN: 'plain',
};

/** One number or page: whether it sends, and how well. */
export function SenderPanel({ sender, isPaused, shopUrl, timeZone }: SenderPanelProps) {
  const isWhatsApp = sender.channel === 'WA';
  const rate = sender.sendsPerSecond;
  return (
    <Panel title={texts.sender.titles[sender.channel]} aside={<Standing {...{ sender, isPaused }} />}>
      <p className={styles.name}>
        <ChannelMark channel={sender.channel} />{' '}
        <strong>
          <bdi>{sender.name}</bdi>
        </strong>
        {sender.verifiedName !== null && <span className={styles.quiet}>{sender.verifiedName}</span>}
      </p>
      {sender.stopped && (
        <Stopped sender={sender} stopped={sender.stopped} shopUrl={shopUrl} timeZone={timeZone} />
      )}
      <Alerts sender={sender} />
      <Notices notices={sender.notices} timeZone={timeZone} />
      <FigureList>
        {isWhatsApp && (
          <Figure name={texts.sender.quality} term="quality">
            <StatusBadge tone={QUALITY_TONES[sender.quality]} word={texts.sender.qualities[sender.quality]} />
          </Figure>
        )}
        <Figure name={texts.sender.speed}>{fill(texts.sender.perSecond, { count: rate })}</Figure>
        {sender.pace < 1 && (
          <Figure name={texts.sender.slowedTo}>
            {fill(texts.sender.perSecond, { count: Math.max(1, Math.round(sender.pace * rate)) })}
          </Figure>
        )}
        <Figure name={texts.sender.lastUpdate}>
          {sender.lastReceiptAt === null ? (
            texts.sender.noUpdate
          ) : (
            <Moment at={sender.lastReceiptAt} timeZone={timeZone} />
          )}
        </Figure>
      </FigureList>
      {sender.pace < 1 && <p className={styles.note}>{texts.sender.slowed}</p>}
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
      {sender.alerts.includes('qualityLow') && <p className={styles.care}>{texts.sender.qualityLow}</p>}
      {sender.alerts.includes('receiptsLate') && (
        <p className={styles.care}>
          {fill(texts.sender.receiptsLate, { time: formatSpan(sender.receiptLagSeconds) })}
        </p>
      )}
    </>
  );
}

function Standing({ sender: { stopped, alerts }, isPaused }: Pick<SenderPanelProps, 'sender' | 'isPaused'>) {
  if (stopped) return <StatusBadge tone="bad" word={texts.sender.states.stopped} />;
  if (isPaused) return <StatusBadge tone="care" word={texts.sender.states.paused} />;
  return alerts.length > 0 ? (
    <StatusBadge tone="care" word={texts.sender.states.alert} />
  ) : (
    <StatusBadge tone="good" word={texts.sender.states.sending} />
  );
}

function Notices({ notices, timeZone }: Pick<SenderHealth, 'notices'> & { timeZone: string }) {
  return notices.map(({ code, title, at }) => (
    <p key={`${code}${at}`} className={styles.care}>
      <RichText
        text={texts.sender.noticed}
        values={{ notice: describeNotice({ code, title }), when: <Moment at={at} timeZone={timeZone} /> }}
      />
    </p>
  ));
}

interface StoppedProps extends Omit<SenderPanelProps, 'isPaused'> {
  stopped: NonNullable<SenderHealth['stopped']>;
}

function Stopped({ sender, stopped: { at, reason, failure, canResume }, shopUrl, timeZone }: StoppedProps) {
  const { mutate, isPending } = useResumeSender(shopUrl);
  const lock = useLock('configure');
  const waiting = sender.waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.stopped}>
      <p className={styles.head}>
        <RichText
          text={texts.sender.stoppedSince}
          values={{ when: <Moment at={at} timeZone={timeZone} /> }}
        />{' '}
        {waiting === 0 ? texts.sender.nothingWaits : fill(texts.sender.kept, { count: waiting })}
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
          <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()} {...lock}>
            {texts.sender.resume}
          </Button>
        )}
        <Link to="/settings">{canResume ? texts.sender.settings : texts.sender.connectAgain}</Link>
      </div>
    </div>
  );
}
