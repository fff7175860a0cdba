import { Textarea } from '@mantine/core';
import { MOST_STATEMENT, type ImportPlan } from '../contract/import.ts';
import { NO_CONSENT_ABOUT, STATEMENT_ABOUT } from './copy.ts';
import styles from './import-dialog.module.css';

interface StatementFieldProps {
  plan: ImportPlan;
  change: (plan: ImportPlan) => void;
}

/** Where and how the people of a list agreed, if the list says so. */
export function StatementField({ plan, change }: StatementFieldProps) {
  const hasConsents = plan.columns.some(({ target }) => target === 'consent');
  if (!hasConsents) return <p className={styles.quiet}>{NO_CONSENT_ABOUT}</p>;
  return (
    <Textarea
      label="Where and how did they agree?"
      description={STATEMENT_ABOUT}
      placeholder="For example: signed up at our stand at the spring fair in Bonn"
      autosize
      minRows={2}
      maxLength={MOST_STATEMENT}
      value={plan.statement ?? ''}
      onChange={(event) => change({ ...plan, statement: event.currentTarget.value })}
    />
  );
}
