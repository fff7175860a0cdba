import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { describePrice } from '#features/foundations/channels/contract/reply-prices.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment, StepMoment } from '#platform/ui-kit/parts/moment.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { explainTrace, type TraceStep } from '../../rules/explain-trace.ts';
import type { TryEnd } from '../../rules/explain-try.ts';
import { texts } from '../../texts/en.ts';
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
      return texts.steps.decided;
    case 'code':
      return fill(step.isReady ? texts.steps.codeReady : texts.steps.codePending, { code: step.code });
    case 'waited':
      return (
        <RichText
          text={step.isOver ? texts.steps.waited : texts.steps.waits}
          values={{
            when: <Moment at={step.until} timeZone={timeZone} />,
            reason: describeSkipReason(step.reason).short,
          }}
        />
      );
    case 'stopped':
      return fill(texts.steps.stopped, { why: describeSkipReason(step.reason).long });
    case 'tried':
      return fill(texts.steps.tried, { count: step.attempts });
    case 'try':
      return <TryWords end={step.end} provider={provider} />;
    case 'sent':
      return fill(texts.steps.sent, { provider });
    case 'delivered':
      return texts.steps.delivered;
    case 'price':
      return describePrice(step.price, new Date(step.at));
    case 'read':
      return texts.steps.read;
    case 'failed':
      return fill(texts.steps.failed, {
        provider,
        why: explainFailure(channel, step.failure, true).happened,
      });
    case 'retried':
      return <RichText text={texts.steps.retried} parts={{ link: linkTo(`/messages/${step.messageId}`) }} />;
    case 'touch':
      return touchWords(step.touch);
    case 'credit':
      return creditWords(step.credit);
  }
}

function linkTo(path: string) {
  return (inside: string) => <Link to={path}>{inside}</Link>;
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
      return fill(texts.tries.refused, { why: end.happened });
    case 'unreached':
      return fill(texts.tries.unreached, { provider });
    case 'notBegun':
      return texts.tries.notBegun;
    case 'noAnswer':
      return fill(texts.tries.noAnswer, { provider });
  }
}

function triggerWords({ kind, name, totalMinor, currency }: MessageTrace['trigger']): string {
  const amount = totalMinor !== null && currency !== null ? formatMoney(totalMinor, currency) : null;
  switch (kind) {
    case 'checkout':
      return amount === null ? texts.triggers.checkout : fill(texts.triggers.checkoutOf, { amount });
    case 'order':
      return amount === null
        ? fill(texts.triggers.order, { order: name ?? '' })
        : fill(texts.triggers.orderOf, { order: name ?? '', amount });
    case 'inbound':
      return name === null ? texts.triggers.inbound : fill(texts.triggers.inboundText, { text: name });
    case 'optIn':
    case 'broadcast':
    case 'merchant':
    case 'program':
    case 'test':
    case 'event':
      return texts.triggers[kind];
  }
}

function touchWords({ kind, text }: MessageTrace['touches'][number]): string {
  if (kind === 'click') return texts.steps.clicked;
  return text === null ? texts.steps.replied : fill(texts.steps.repliedText, { text });
}

function creditWords({
  orderId,
  orderName,
  amountMinor,
  returnedMinor,
  currency,
  touchKind,
}: MessageTrace['credits'][number]) {
  return (
    <>
      <RichText
        text={texts.stepCredits[touchKind]}
        values={{
          order: (
            <strong>
              <PageLink to={`/orders/${encodeURIComponent(orderId)}`} closed={orderName}>
                {orderName}
              </PageLink>
            </strong>
          ),
          amount: <strong>{formatMoney(amountMinor, currency)}</strong>,
        }}
      />
      {returnedMinor > 0 && (
        <> {fill(texts.events.refunded, { amount: formatMoney(returnedMinor, currency) })}</>
      )}
    </>
  );
}
