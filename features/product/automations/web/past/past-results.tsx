import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { DownloadCsv } from '#platform/ui-kit/parts/download-csv.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { texts } from '../../texts/en.ts';
import { pastCsv } from './past-csv.ts';
import styles from './past-panel.module.css';
import { PastTable } from './past-table.tsx';
import type { PastRun } from './use-past.ts';

interface ResultsProps {
  run: PastRun;
  merchant: Merchant;
  /** The ids of the campaign's drips in order. */
  drips: readonly string[];
}

/** How many rows of a long list are shown at first. */
const SHOWN = 50;

/** The people who would or would not have got a message, as a list and a file. */
export function PastResults({ run, merchant, drips }: ResultsProps) {
  const { shopUrl, shopTimeZone: timeZone } = merchant;
  const [outcome, setOutcome] = useState<'sent' | 'notSent'>('sent');
  const [shown, setShown] = useState(SHOWN);
  const fitting = run.messages.filter((message) => message.outcome === outcome);
  const fileName = `${outcome === 'sent' ? 'would-have-sent' : 'would-not-have-sent'}-${shopUrl.replace(/\..*$/, '')}.csv`;
  const rows = () => {
    if (run.state !== 'done') toastWarning('past-file', texts.pastFile.soFar);
    else if (run.answer?.cutAt) toastWarning('past-file', texts.pastFile.cut);
    return pastCsv(fitting, { timeZone, drips });
  };
  return (
    <div className={styles.results}>
      <div className={styles.bar}>
        <SegmentedControl
          aria-label={texts.pastTable.choice}
          value={outcome}
          onChange={(value) => setOutcome(value === 'sent' ? 'sent' : 'notSent')}
          data={[
            { value: 'sent', label: texts.pastTable.got },
            { value: 'notSent', label: texts.pastTable.gotNot },
          ]}
        />
        {fitting.length > 0 && <DownloadCsv what={texts.pastFile.what} {...{ fileName, rows }} />}
      </div>
      {fitting.length === 0 ? (
        <p className={styles.note}>{texts.pastTable.none}</p>
      ) : (
        <PastTable messages={fitting.slice(0, shown)} {...{ timeZone, drips }} />
      )}
      {fitting.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          {fill(texts.pastTable.more, { count: fitting.length })}
        </Button>
      )}
    </div>
  );
}
