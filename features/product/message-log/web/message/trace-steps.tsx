import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { describePrice } from '#features/foundations/channels/contract/reply-prices.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment, StepMoment } from '#platform/ui-kit/parts/moment.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { explainTrace, type TraceStep } from '../../rules/explain-trace.ts';
import type { TryEnd } from '../../rules/explain-try.ts';
import { CREDIT_LABELS } from '../../rules/message-words.ts';
import styles from './trace-steps.module.css';

/** A message's history in sentences, from the trigger to the revenue. */
export function TraceSteps({ message, timeZone }: { message: MessageTrace; timeZone: string }) {
  const steps = explainTrace(message);
  return (
    <ol className={styles.steps}>
      {steps.map((step, position) => (
        <li key={`${step.kind}${position}`} className={styles.step} data-kind={step.kind}>
          <span className={styles.when}>
            {step.at !== null && (
              <StepMoment at={step.at} since={momentBefore(steps, position)} timeZone={timeZone} />
            )}
          </span>
          <span className={styles.words}>
            <StepWords step={step} message={message} timeZone={timeZone} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function momentBefore(steps: readonly TraceStep[], position: number): string | null {
  return steps.slice(0, position).findLast(({ at }) => at !== null)?.at ?? null;
}

interface StepProps {
  step: TraceStep;
  message: MessageTrace;
  timeZone: string;
}

function StepWords({ step, message: { channel }, timeZone }: StepProps): ReactNode {
  const provider = CHANNEL_LABELS[channel];
  switch (step.kind) {
    case 'trigger':
      return triggerWords(step.trigger);
    case 'decided':
      return 'Bellbird decided on this message.';
    case 'code':
      return step.isReady
        ? `It carries the discount code ${step.code}.`
        : `Its discount code ${step.code} is being made in your store.`;
    case 'waited':
      return (
        <>
          {step.isOver ? 'It waited: ' : 'It waits: '}
          {describeSkipReason(step.reason).short.toLowerCase()}, until{' '}
          <Moment at={step.until} timeZone={timeZone} />.
        </>
      );
    case 'stopped':
      return `It was not sent: ${describeSkipReason(step.reason).long}`;
    case 'tried':
      return step.attempts === 1
        ? `Tried once at ${provider}.`
        : `Tried ${step.attempts} times at ${provider}.`;
    case 'try':
      return <TryWords end={step.end} provider={provider} />;
    case 'sent':
      return `${provider} took it.`;
    case 'delivered':
      return 'It reached the phone.';
    case 'price':
      return describePrice(step.price, new Date(step.at));
    case 'read':
      return 'It was read.';
    case 'failed':
      return `${provider} refused it: ${explainFailure(channel, step.failure, true).happened}`;
    case 'retried':
      return (
        <>
          It is tried again as <Link to={`/messages/${step.messageId}`}>another message</Link>.
        </>
      );
    case 'touch':
      return touchWords(step.touch);
    case 'credit':
      return creditWords(step.credit);
  }
}

function TryWords({ end, provider }: { end: TryEnd; provider: string }) {
  return (
    <>
      {tryWords(end, provider)}
      {end.detail !== '' && <span className={styles.detail}>{end.detail}</span>}
    </>
  );
}

function tryWords(end: TryEnd, provider: string): string {
  switch (end.kind) {
    case 'refused':
      return `A try did not get through: ${end.happened}`;
    case 'unreached':
      return `A try did not get through: ${provider} could not be reached.`;
    case 'notBegun':
      return 'A try was given up here before anything of it went out.';
    case 'noAnswer':
      return `A try got no clear answer, so it was not known whether ${provider} had taken it.`;
  }
}

function triggerWords({ kind, name, totalMinor, currency }: MessageTrace['trigger']): string {
  const money = totalMinor !== null && currency !== null ? ` of ${formatMoney(totalMinor, currency)}` : '';
  switch (kind) {
    case 'checkout':
      return `The shopper left a cart${money}.`;
    case 'order':
      return `Order ${name}${money} came in.`;
    case 'optIn':
      return 'The shopper signed up.';
    case 'inbound':
      return name === null ? 'The shopper wrote.' : `The shopper wrote ‘${name}’.`;
    case 'broadcast':
      return 'You sent a broadcast.';
    case 'merchant':
      return 'You wrote to this person.';
    case 'test':
      return 'You tried it out on this number.';
    case 'event':
      return 'What triggered this message is no longer stored.';
  }
}

function touchWords({ kind, text }: MessageTrace['touches'][number]): string {
  if (kind === 'click') return 'The shopper tapped its link.';
  return text === null ? 'The shopper replied.' : `The shopper replied ‘${text}’.`;
}

function creditWords({
  orderId,
  orderName,
  amountMinor,
  returnedMinor,
  currency,
  touchKind,
}: MessageTrace['credits'][number]) {
  const returned = returnedMinor > 0 ? `, of which ${formatMoney(returnedMinor, currency)} went back` : '';
  return (
    <>
      <strong>
        <PageLink to={`/orders/${encodeURIComponent(orderId)}`} closed={`Order ${orderName}`}>
          Order {orderName}
        </PageLink>{' '}
        of {formatMoney(amountMinor, currency)}
      </strong>{' '}
      is credited to it, because {CREDIT_LABELS[touchKind]}
      {returned}.
    </>
  );
}
