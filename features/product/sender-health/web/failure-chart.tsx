import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  describeClass,
  explainFailure,
} from '#features/engine/messaging/contract/failures/error-sentences.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { ExplainedFailure } from '#platform/ui-kit/failures/explained-failure.tsx';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { getSenderHealth } from '../contract/sending-health.ts';
import { sumByClass, type CountedFailure } from '../rules/explain-failures.ts';
import { texts } from '../texts/en.ts';
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
      {asTable ? texts.failures.asChart : texts.failures.asTable}
    </Button>
  );
  return (
    <Panel title={texts.failures.title} aside={toggle}>
      {failures.length === 0 && (
        <p className={styles.none}>
          <RichText text={texts.failures.none} values={{ when: <Moment at={since} timeZone={timeZone} /> }} />
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
      {fill(texts.failures.share, { failed, all: of, percent: formatPercent(percentOf(failed, of)) })}
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
              <span className={styles.name}>{describeClass(errorClass).name}</span>
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
                    {fill(texts.failures.see, { count: ofCode })}
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
    <ScrollRegion name={texts.failures.table} className={styles.tableRoom}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.failures.cause}</th>
            <th scope="col">{texts.failures.happened}</th>
            <th scope="col">{texts.failures.code}</th>
            <th scope="col">{texts.failures.percent}</th>
            <th scope="col">{texts.failures.messages}</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ channel, code, errorClass, count }) => (
            <tr key={`${channel}${code}`}>
              <td>{describeClass(errorClass).name}</td>
              <td>{explainFailure(channel, { code, errorClass }, true).happened}</td>
              <td>{code ?? texts.failures.noCode}</td>
              <td>{formatPercent(percentOf(count, of))}</td>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
