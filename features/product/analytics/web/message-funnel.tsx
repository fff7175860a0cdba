import { IconAlertTriangle } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { stepsOf, widestOf, type Step } from '../rules/funnel-steps.ts';
import { texts } from '../texts/en.ts';
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
      title={texts.funnel.title}
      aside={
        <DownloadCsv
          what={texts.funnel.download}
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
        <p className={styles.nothing}>{texts.funnel.none}</p>
      ) : (
        <FailureReasons overview={overview} explain={explain} />
      )}
      <p className={styles.way}>
        <PageLink to="/messages">{texts.funnel.messages}</PageLink>
      </p>
    </Panel>
  );
}

function FunnelStep({ step: { name, count, of }, width }: { step: Step; width: number }) {
  const hasFailed = name === 'failed';
  return (
    <li className={styles.step} data-failed={hasFailed}>
      <span className={styles.name}>
        {texts.funnel.steps[name]}
        {hasFailed && count > 0 && <IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ width: `${Math.min(100, width)}%` }} />
      </span>
      <span className={styles.count}>{formatCount(count)}</span>
      <span className={styles.share}>
        {of && fill(texts.funnel.shares[of.name], { percent: formatPercent(percentOf(count, of.count)) })}
      </span>
    </li>
  );
}

function rowsOf(overview: Overview, explain: ExplainFailure): CsvRows {
  return [
    [texts.funnelFile.step, texts.funnelFile.messages, texts.funnelFile.percent, texts.funnelFile.of],
    ...stepsOf(overview.totals).map(({ name, count, of }) => [
      texts.funnel.steps[name],
      count,
      of && percentOf(count, of.count).toFixed(2),
      of && texts.funnelFile.wholes[of.name],
    ]),
    ...overview.failures.map((failure) => {
      const share = percentOf(failure.failed, overview.totals.failed).toFixed(2);
      const name = fill(texts.funnelFile.failedFor, { reason: explain(failure).sentence });
      return [name, failure.failed, share, texts.funnelFile.wholes.failed];
    }),
  ];
}
