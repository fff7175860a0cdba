import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { Need } from '../contract/needs-calls.ts';
import styles from './needs-panel.module.css';
import { useNeeds } from './use-needs.ts';

/** So many are shown at first: the worst. */
const FIRST = 3;

/** What waits for the merchant, each with one way to put it right, and what happened since yesterday. */
export function NeedsPanel({ shopUrl }: { shopUrl: string }) {
  const titleId = useId();
  const { data, error, refetch } = useNeeds(shopUrl);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        What needs you
      </h2>
      {data === undefined && error !== null && (
        <FailureNote bare what="What needs you" error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what="What needs you" />
          <WaitingBlock height={52} />
        </>
      )}
      {data !== undefined && (
        <>
          {data.needs.length === 0 ? <p>Nothing needs you.</p> : <Needs needs={data.needs} />}
          <p className={styles.since}>{data.sinceSentence}</p>
        </>
      )}
    </section>
  );
}

function Needs({ needs }: { needs: readonly Need[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? needs : needs.slice(0, FIRST);
  return (
    <>
      <ul className={styles.needs}>
        {shown.map(({ sentence, action }) => (
          <li key={sentence} className={styles.need}>
            <span className={styles.sentence}>
              <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
              {sentence}
            </span>
            <Link to={action.path} aria-label={`${action.label}: ${sentence}`}>
              {action.label}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < needs.length && (
        <Button
          className={styles.more ?? ''}
          variant="subtle"
          size="compact-sm"
          onClick={() => setIsWhole(true)}
        >
          Show {needs.length - shown.length} more
        </Button>
      )}
    </>
  );
}
