import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { ExplainedFailure } from '#platform/ui-kit/failures/explained-failure.tsx';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { CREDIT_LABELS, STATE_LABELS } from '../../rules/message-words.ts';
import styles from './message-answer.module.css';

const ICONS: Record<StatusTone, typeof IconCircleCheck> = {
  good: IconCircleCheck,
  care: IconAlertTriangle,
  bad: IconCircleX,
  plain: IconInfoCircle,
};

/** The answer to "why", before all details: a sentence or two with what to do. */
export function MessageAnswer({ message, timeZone }: { message: MessageTrace; timeZone: string }) {
  const { tone } = STATE_LABELS[message.state];
  const Icon = ICONS[tone];
  return (
    <section className={styles.answer} data-tone={tone} aria-label="The answer">
      <Icon className={styles.icon} size={20} stroke={1.5} aria-hidden />
      <div>
        <Words message={message} timeZone={timeZone} />
        {message.isTest && (
          <p>
            It is a test: nobody had to agree to it, no switch or quiet hours held it, and it counts in no
            figure.
          </p>
        )}
      </div>
    </section>
  );
}

function Words({ message, timeZone }: { message: MessageTrace; timeZone: string }) {
  const { state, reason, failure, until, credits, clickedAt } = message;
  if (credits.length > 0) return <Earned credits={credits} />;
  if (clickedAt !== null && failure === null)
    return (
      <>
        <p className={styles.head}>Its link was tapped.</p>
        <p>
          No order is credited to it: none was placed soon enough after, or a later message has the credit.
        </p>
      </>
    );
  if (failure) {
    const words = explainFailure(message.channel, failure, state === 'failed');
    return <ExplainedFailure {...words} code={failure.code} detail={failure.detail} />;
  }
  if (reason === null) return <p className={styles.head}>{PLAIN_ANSWERS[state]}</p>;
  const { short, long } = describeSkipReason(reason);
  return (
    <>
      <p className={styles.head}>
        {HEADINGS[state] ?? 'Waits: '}
        {short}
      </p>
      {message.purpose !== 'marketing' && message.countsAsMarketing && (
        <p>WhatsApp counts its template as marketing, so it is held to the rules of offers.</p>
      )}
      <p>
        {long}
        {state === 'waiting' && until !== null && (
          <>
            {' '}
            It is looked at again on <Moment at={until} timeZone={timeZone} />.
          </>
        )}
      </p>
      {(reason === 'quietHours' || reason === 'frequencyCap') && (
        <p>
          <Link to="/settings#sending">Change it in Settings</Link>
        </p>
      )}
    </>
  );
}

const HEADINGS: Partial<Record<MessageTrace['state'], string>> = {
  skipped: 'Not sent: ',
  uncertain: 'No answer yet: ',
};

/** The message's revenue minus returns, before anything else. */
function Earned({ credits }: { credits: MessageTrace['credits'] }) {
  const [first] = credits;
  if (!first) return null;
  const minor = credits.reduce((sum, one) => sum + one.amountMinor - one.returnedMinor, 0);
  const returnedMinor = credits.reduce((sum, one) => sum + one.returnedMinor, 0);
  const names = credits.map(({ orderName }) => orderName).join(', ');
  return (
    <>
      <p className={styles.head}>It earned {formatMoney(minor, first.currency)}.</p>
      <p>
        {credits.length === 1 ? 'Order' : 'Orders'} {names}, because {CREDIT_LABELS[first.touchKind]}
        {returnedMinor > 0 && `; ${formatMoney(returnedMinor, first.currency)} went back`}.
      </p>
    </>
  );
}

const PLAIN_ANSWERS: Record<MessageTrace['state'], string> = {
  queued: 'It goes out with the next ones, within seconds.',
  waiting: 'It waits for its moment.',
  sending: 'It is on its way to the provider.',
  uncertain: 'It went out, and the provider has not said yet what became of it.',
  sent: 'It was sent. The provider has not told of its delivery yet: the phone may be off.',
  delivered: 'It is on the person’s phone.',
  read: 'It was read.',
  skipped: 'It was not sent.',
  failed: 'It failed.',
};
