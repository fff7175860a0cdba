import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  CLASS_LABELS,
  explainFailure,
} from '#features/engine/messaging/contract/failures/error-sentences.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { ExplainedFailure } from '#platform/ui-kit/failures/explained-failure.tsx';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import type { getSenderHealth } from '../contract/sending-health.ts';
import { sumByClass, type CountedFailure } from '../rules/explain-failures.ts';
import styles from './failure-chart.module.css';

interface FailureChartProps {
  failures: ResponseOf<typeof getSenderHealth>['failures'];
  /** The number of sent and failed messages in that time. */
  of: number;
  since: string;
  timeZone: string;
}

/** The failures of the last seven days by cause, a bar each, with their codes as sentences. */
export function FailureChart({ failures, of, since, timeZone }: FailureChartProps) {
  const [asTable, setAsTable] = useState(false);
  const toggle = failures.length > 0 && (
    <Button variant="subtle" size="compact-sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
      {asTable ? 'Show as chart' : 'Show as table'}
    </Button>
  );
  return (
    <Panel title="Failed in the last 7 days" aside={toggle}>
      {failures.length === 0 && (
        <p className={styles.none}>
          Nothing failed since <Moment at={since} timeZone={timeZone} />.
        </p>
      )}
      {failures.length > 0 && <Whole failures={failures} of={of} />}
      {failures.length > 0 &&
        (asTable ? <FailureTable failures={failures} of={of} /> : <Bars failures={failures} of={of} />)}
    </Panel>
  );
}

interface Counted {
  failures: CountedFailure[];
  of: number;
}

function Whole({ failures, of }: Counted) {
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  return (
    <p className={styles.whole}>
      {formatCount(failed)} of {formatCount(of)} messages, {formatPercent(percentOf(failed, of))}.
    </p>
  );
}

/** Each bar is the share of the failures among all messages. */
function Bars({ failures, of }: Counted) {
  return (
    <ul className={styles.bars}>
      {sumByClass(failures).map(({ errorClass, count, codes }) => (
        <li key={errorClass} className={styles.bar}>
          <details>
            <summary className={styles.summary}>
              <span className={styles.name}>{CLASS_LABELS[errorClass].name}</span>
              <span className={styles.track} aria-hidden>
                <span className={styles.fill} style={{ width: `${percentOf(count, of)}%` }} />
              </span>
              <span className={styles.share}>{formatPercent(percentOf(count, of))}</span>
              <span className={styles.count}>{formatCount(count)}</span>
            </summary>
            <div className={styles.codes}>
              {codes.map(({ channel, code, count: ofCode }) => (
                <div key={`${channel}${code}`} className={styles.code}>
                  <ExplainedFailure
                    {...explainFailure(channel, { code, errorClass }, true)}
                    code={code}
                    detail=""
                  />
                  <Link to={`/messages?state=failed&reason=${errorClass}`}>
                    See {ofCode === 1 ? 'the message' : `these ${formatCount(ofCode)} messages`}
                  </Link>
                </div>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function FailureTable({ failures, of }: Counted) {
  return (
    <ScrollRegion name="Failures by code" className={styles.tableRoom}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Cause</th>
            <th scope="col">What happened</th>
            <th scope="col">Code</th>
            <th scope="col">Share</th>
            <th scope="col">Messages</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ channel, code, errorClass, count }) => (
            <tr key={`${channel}${code}`}>
              <td>{CLASS_LABELS[errorClass].name}</td>
              <td>{explainFailure(channel, { code, errorClass }, true).happened}</td>
              <td>{code ?? 'None'}</td>
              <td>{formatPercent(percentOf(count, of))}</td>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
