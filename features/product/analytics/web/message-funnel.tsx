import { IconAlertTriangle } from '@tabler/icons-react';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { stepsOf, widestOf, type Step } from '../rules/funnel-steps.ts';
import { FailureReasons, type ExplainFailure } from './failure-reasons.tsx';
import styles from './message-funnel.module.css';
import { nameFile } from './name-file.ts';
import type { Overview } from './use-overview.ts';

interface MessageFunnelProps {
  shopUrl: string;
  overview: Overview;
  /** Explains failures. Another feature provides it. */
  explain: ExplainFailure;
}

/** How far the messages of some days came, the orders, and the failures with their reasons. */
export function MessageFunnel({ shopUrl, overview, explain }: MessageFunnelProps) {
  const { totals, span } = overview;
  const steps = stepsOf(overview.totals);
  const all = widestOf(totals);
  return (
    <Panel
      title="Messages"
      aside={
        <DownloadCsv
          what="the messages by step"
          fileName={nameFile('messages-by-step', shopUrl, span)}
          rows={() => rowsOf(overview, explain)}
        />
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => (
          <FunnelStep key={step.name} step={step} width={percentOf(step.count, all)} />
        ))}
      </ul>
      {all === 0 ? (
        <p className={styles.nothing}>No messages were sent in this period.</p>
      ) : (
        <FailureReasons overview={overview} explain={explain} />
      )}
      <p className={styles.way}>
        <PageLink to="/messages">Why did they get it, or not?</PageLink>
      </p>
    </Panel>
  );
}

function FunnelStep({ step: { name, count, of }, width }: { step: Step; width: number }) {
  const hasFailed = name === 'Failed';
  return (
    <li className={styles.step} data-failed={hasFailed}>
      <span className={styles.name}>
        {name}
        {hasFailed && count > 0 && <IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ width: `${Math.min(100, width)}%` }} />
      </span>
      <span className={styles.count}>{formatCount(count)}</span>
      <span className={styles.share}>
        {of && `${formatPercent(percentOf(count, of.count))} of ${of.name}`}
      </span>
    </li>
  );
}

function rowsOf(overview: Overview, explain: ExplainFailure): CsvRows {
  return [
    ['Step', 'Messages', 'Percent', 'Of'],
    ...stepsOf(overview.totals).map(({ name, count, of }) => [
      name,
      count,
      of && percentOf(count, of.count).toFixed(2),
      of && of.name,
    ]),
    ...overview.failures.map((failure) => {
      const share = percentOf(failure.failed, overview.totals.failed).toFixed(2);
      return [`Failed: ${explain(failure).sentence}`, failure.failed, share, 'failed'];
    }),
  ];
}
