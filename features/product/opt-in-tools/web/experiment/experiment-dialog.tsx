import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { ExperimentResult } from '../../contract/experiment.ts';
import { texts } from '../../texts/en.ts';
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
      title={fill(texts.experiment.title, { tool: tool.name })}
      opened={opened}
      onClose={onClose}
      width={760}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {texts.experiment.close}
          </Button>
          {isRunning && <KeepButtons merchant={merchant} tool={tool} winner={result.winner} />}
        </>
      }
    >
      {data === undefined && (
        <NotLoaded
          bare
          what={texts.experiment.what}
          height={320}
          error={error}
          retry={() => void refetch()}
        />
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
        <RichText
          text={holdOutPercent > 0 ? texts.experiment.sinceHeldOut : texts.experiment.since}
          values={{ when: <Moment at={beganAt} timeZone={timeZone} />, percent: holdOutPercent }}
        />{' '}
        {endedAt === null ? (
          texts.experiment.goesOn
        ) : (
          <RichText
            text={texts.experiment.ended}
            values={{ when: <Moment at={endedAt} timeZone={timeZone} />, design: kept }}
          />
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
  const lock = useLock('market');
  return (['A', 'B'] as const).map((one) => (
    <Button
      key={one}
      variant={winner === one ? 'filled' : 'default'}
      loading={isPending && variables === one}
      disabled={isPending}
      onClick={() => mutate(one)}
      {...lock}
    >
      {fill(texts.experiment.keep, { design: one })}
    </Button>
  ));
}

const linkTo = (path: string) => (inside: string) => <Link to={path}>{inside}</Link>;

function HowToBegin({ tool, isAgain = false }: { tool: Tool; isAgain?: boolean }) {
  return (
    <p>
      <RichText
        text={isAgain ? texts.experiment.howToAgain : texts.experiment.howTo}
        parts={{ editor: linkTo(editorPath(tool)) }}
      />
    </p>
  );
}
