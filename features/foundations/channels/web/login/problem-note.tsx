import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { texts as shared } from '#platform/ui-kit/texts/en.ts';
import styles from './problem-note.module.css';
import type { Problem } from './problem.ts';

/** The error of the step before, above the next try. */
export function ProblemNote({ problem: { tone, sentence, reference } }: { problem: Problem }) {
  const Icon = tone === 'bad' ? IconAlertTriangle : IconInfoCircle;
  return (
    <p className={styles.problem} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>
        {sentence}
        {reference !== undefined && ` ${fill(shared.failures.reference, { reference })}`}
      </span>
    </p>
  );
}
