import { Textarea } from '@mantine/core';
import { MOST_STATEMENT, type ImportPlan } from '../contract/import.ts';
import { texts } from '../texts/en.ts';
import styles from './import-dialog.module.css';

interface StatementFieldProps {
  plan: ImportPlan;
  change: (plan: ImportPlan) => void;
}

/** Where and how the people of a list agreed, if the list says so. */
export function StatementField({ plan, change }: StatementFieldProps) {
  const hasConsents = plan.columns.some(({ target }) => target === 'consent');
  if (!hasConsents) return <p className={styles.quiet}>{texts.consent.none}</p>;
  return (
    <Textarea
      label={texts.consent.label}
      description={texts.consent.hint}
      placeholder={texts.consent.placeholder}
      autosize
      minRows={2}
      maxLength={MOST_STATEMENT}
      value={plan.statement ?? ''}
      onChange={(event) => change({ ...plan, statement: event.currentTarget.value })}
    />
  );
}
