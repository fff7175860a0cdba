import { IconAlertTriangle } from '@tabler/icons-react';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { PeriodAnalytics } from '../contract/dashboard-calls.ts';
import styles from './message-funnel.module.css';

type Messages = PeriodAnalytics['messages'];

interface Step {
  name: string;
  count: number;
  /** The share in words, with what it is a share of. */
  share: string;
}

/** How far the messages of a period came, and how many failed. */
export function MessageFunnel({ messages }: { messages: Messages }) {
  return (
    <Panel title="Messages" aside={<PageLink to="/messages">Why did they get it, or not?</PageLink>}>
      <ul className={styles.steps}>
        {stepsOf(messages).map((step) => (
          <FunnelStep key={step.name} step={step} width={percentOf(step.count, messages.sent)} />
        ))}
      </ul>
      {messages.sent === 0 && <p className={styles.nothing}>No message was sent in this period.</p>}
    </Panel>
  );
}

function stepsOf({ sent, delivered, read, clicked, failed }: Messages): Step[] {
  const ofSent = (count: number) => `${formatPercent(percentOf(count, sent))} of sent`;
  const ofDelivered = (count: number) => `${formatPercent(percentOf(count, delivered))} of delivered`;
  return [
    { name: 'Sent', count: sent, share: '' },
    { name: 'Delivered', count: delivered, share: ofSent(delivered) },
    { name: 'Read', count: read, share: ofDelivered(read) },
    { name: 'Clicked', count: clicked, share: ofDelivered(clicked) },
    { name: 'Failed', count: failed, share: ofSent(failed) },
  ];
}

function FunnelStep({ step, width }: { step: Step; width: number }) {
  const hasFailed = step.name === 'Failed';
  return (
    <li className={styles.step} data-failed={hasFailed}>
      <span className={styles.name}>
        {step.name}
        {hasFailed && step.count > 0 && <IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ width: `${Math.min(100, width)}%` }} />
      </span>
      <span className={styles.count}>{formatCount(step.count)}</span>
      <span className={styles.share}>{step.share}</span>
    </li>
  );
}
