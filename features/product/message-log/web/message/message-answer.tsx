import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { fill } from '#platform/language/reader.ts';
import { ExplainedFailure } from '#platform/ui-kit/failures/explained-failure.tsx';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { describeState } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
import styles from './message-answer.module.css';

const ICONS: Record<StatusTone, typeof IconCircleCheck> = {
  good: IconCircleCheck,
  care: IconAlertTriangle,
  bad: IconCircleX,
  plain: IconInfoCircle,
};

/** The reasons that a merchant's own limits cause. */
const OF_SETTINGS = new Set(['quietHours', 'frequencyCap', 'talking']);

/** The answer to "why", before all details: a sentence or two with what to do. */
export function MessageAnswer({ message, timeZone }: { message: MessageTrace; timeZone: string }) {
  const { tone } = describeState(message.state);
  const Icon = ICONS[tone];
  return (
    <section className={styles.answer} data-tone={tone} aria-label={texts.answer.title}>
      <Icon className={styles.icon} size={20} stroke={1.5} aria-hidden />
      <div>
        <Words message={message} timeZone={timeZone} />
        {message.isTest && <p>{texts.answer.test}</p>}
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
        <p className={styles.head}>{texts.answer.clicked}</p>
        <p>{texts.answer.clickedText}</p>
      </>
    );
  if (failure) {
    const words = explainFailure(message.channel, failure, state === 'failed');
    return <ExplainedFailure {...words} code={failure.code} detail={failure.detail} />;
  }
  if (reason === null) return <p className={styles.head}>{texts.answers[state]}</p>;
  const { short, long } = describeSkipReason(reason);
  return (
    <>
      <p className={styles.head}>{fill(headingOf(state), { reason: short })}</p>
      {message.purpose !== 'marketing' && message.countsAsMarketing && <p>{texts.answer.marketing}</p>}
      <p>
        {long}
        {state === 'waiting' && until !== null && (
          <>
            {' '}
            <RichText
              text={texts.answer.checkedAgain}
              values={{ when: <Moment at={until} timeZone={timeZone} /> }}
            />
          </>
        )}
      </p>
      {OF_SETTINGS.has(reason) && (
        <p>
          <Link to="/settings#sending">{texts.answer.settings}</Link>
        </p>
      )}
    </>
  );
}

function headingOf(state: MessageTrace['state']) {
  return state === 'skipped' || state === 'uncertain' ? texts.answer[state] : texts.answer.waiting;
}

/** The message's revenue minus returns, before anything else. */
function Earned({ credits }: { credits: MessageTrace['credits'] }) {
  const [first] = credits;
  if (!first) return null;
  const minor = credits.reduce((sum, one) => sum + one.amountMinor - one.returnedMinor, 0);
  const returnedMinor = credits.reduce((sum, one) => sum + one.returnedMinor, 0);
  const names = credits.map(({ orderName }) => orderName).join(', ');
  return (
    <>
      <p className={styles.head}>
        {fill(texts.answer.earned, { amount: formatMoney(minor, first.currency) })}
      </p>
      <p>
        {fill(texts.answerCredits[first.touchKind], { count: credits.length, orders: names })}
        {returnedMinor > 0 && (
          <> {fill(texts.events.refunded, { amount: formatMoney(returnedMinor, first.currency) })}</>
        )}
      </p>
    </>
  );
}
