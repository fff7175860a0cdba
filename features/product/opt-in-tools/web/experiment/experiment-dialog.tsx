import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ExperimentResult } from '../../contract/experiment.ts';
import { editorPath } from '../copy.ts';
import type { Tool } from '../use-tools.ts';
import { ExperimentArms } from './experiment-arms.tsx';
import styles from './experiment.module.css';
import { useEndExperiment, useExperiment } from './use-experiment.ts';

interface ExperimentDialogProps {
  merchant: Merchant;
  tool: Tool;
  opened: boolean;
  onClose: () => void;
}

/** The dialog with the results of a comparison, where the merchant can end it. */
export function ExperimentDialog({ merchant, tool, opened, onClose }: ExperimentDialogProps) {
  const { data, error, refetch } = useExperiment(tool, opened);
  const result = data?.experiment ?? null;
  const isRunning = result !== null && result.endedAt === null;
  return (
    <Dialog
      title={`Two designs of ${tool.name}`}
      opened={opened}
      onClose={onClose}
      width={760}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
          {isRunning && <KeepButtons merchant={merchant} tool={tool} winner={result.winner} />}
        </>
      }
    >
      {data === undefined && error !== null && (
        <FailureNote bare what="The comparison" error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what="The comparison" />
          <WaitingBlock height={320} />
        </>
      )}
      {data !== undefined && result === null && <HowToBegin tool={tool} />}
      {result !== null && <Compared merchant={merchant} tool={tool} result={result} />}
    </Dialog>
  );
}

function Compared({ merchant, tool, result }: { merchant: Merchant; tool: Tool; result: ExperimentResult }) {
  const { inWords, beganAt, endedAt, kept, holdOutPercent } = result;
  const { shopTimeZone: timeZone, shopName } = merchant;
  return (
    <>
      <p className={styles.words} role="status">
        {inWords}
      </p>
      <ExperimentArms tool={tool} shopName={shopName} result={result} />
      <p className={styles.about}>
        Since <Moment at={beganAt} timeZone={timeZone} />
        {holdOutPercent > 0 && `, and ${holdOutPercent}% of visitors see neither`}.{' '}
        {endedAt === null ? (
          <>Each visitor keeps seeing the same design. Until you end it, the tool cannot be changed.</>
        ) : (
          <>
            It ended <Moment at={endedAt} timeZone={timeZone} />, and design {kept} was kept.
          </>
        )}
      </p>
      {endedAt !== null && <HowToBegin tool={tool} isAgain />}
    </>
  );
}

function KeepButtons({
  merchant,
  tool,
  winner,
}: {
  merchant: Merchant;
  tool: Tool;
  winner: 'A' | 'B' | null;
}) {
  const { mutate, isPending, variables } = useEndExperiment(merchant.shopUrl, tool);
  return (['A', 'B'] as const).map((one) => (
    <Button
      key={one}
      variant={winner === one ? 'filled' : 'default'}
      loading={isPending && variables === one}
      disabled={isPending}
      onClick={() => mutate(one)}
    >
      End it and keep design {one}
    </Button>
  ));
}

function HowToBegin({ tool, isAgain = false }: { tool: Tool; isAgain?: boolean }) {
  return (
    <p>
      {isAgain
        ? 'To compare again'
        : 'Nothing was compared yet. To find out which design brings more sign-ups'}
      , <Link to={editorPath(tool)}>open the editor</Link>, change how the tool looks or what it says, and
      choose ‘Compare with what is saved’ in place of Save.
    </p>
  );
}
