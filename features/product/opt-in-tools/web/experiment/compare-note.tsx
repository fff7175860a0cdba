import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { texts } from '../../texts/en.ts';
import type { Tool } from '../use-tools.ts';
import styles from './compare-note.module.css';

const ExperimentDialog = lazy(async () => ({
  default: (await import('./experiment-dialog.tsx')).ExperimentDialog,
}));

/** A note that two designs are being compared, with a link to the results. */
export function CompareNote({ merchant, tool }: { merchant: Merchant; tool: Tool }) {
  const [opened, setOpened] = useState(false);
  if (!tool.isInExperiment && !opened) return null;
  return (
    <div className={styles.note}>
      <span>{tool.isInExperiment ? texts.notes.inExperiment : texts.experiment.hasEnded}</span>
      <Button variant="default" size="compact-md" onClick={() => setOpened(true)} aria-haspopup="dialog">
        {texts.experiment.seeResults}
      </Button>
      <WhenOpened opened={opened}>
        <ExperimentDialog merchant={merchant} tool={tool} opened={opened} onClose={() => setOpened(false)} />
      </WhenOpened>
    </div>
  );
}
