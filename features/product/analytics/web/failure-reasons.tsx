import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { texts } from '../texts/en.ts';
import styles from './message-funnel.module.css';
import type { Overview } from './use-overview.ts';

type Failure = Overview['failures'][number];

/** A failure's sentence, and its class for narrowing the list of messages. */
export type ExplainFailure = (failure: Failure) => { sentence: string; errorClass: string };

interface FailureReasonsProps {
  overview: Overview;
  explain: ExplainFailure;
}

/** How many are shown at first. */
const TOP = 3;

/** The reasons of failed messages, most frequent first, each with a link to its messages. */
export function FailureReasons({ overview: { failures, span, today }, explain }: FailureReasonsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (failures.length === 0) return null;
  const shown = isWhole ? failures : failures.slice(0, TOP);
  // A message can fail days after its decision, so the list has no first day.
  const until = span.to === today ? '' : `&until=${span.to}`;
  return (
    <>
      <ul className={styles.reasons} aria-label={texts.failures.list}>
        {shown.map((failure) => {
          const { sentence, errorClass } = explain(failure);
          const { channel, code, failed } = failure;
          const to = `/messages?state=failed&reason=${errorClass}&channel=${channel}${until}`;
          return (
            <li key={`${channel}${code}`} className={styles.reason}>
              <span className={styles.count}>{formatCount(failed)}</span>
              <PageLink to={to} closed={<span>{sentence}</span>}>
                {sentence}
              </PageLink>
            </li>
          );
        })}
      </ul>
      {shown.length < failures.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {fill(texts.failures.more, { count: failures.length - shown.length })}
        </Button>
      )}
    </>
  );
}
