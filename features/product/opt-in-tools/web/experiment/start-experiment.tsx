import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { whoSeesWhich } from '../copy.ts';
import { ChoiceField } from '../editor/fields/choice-field.tsx';
import type { Tool } from '../use-tools.ts';
import styles from './experiment.module.css';
import { useBeginExperiment } from './use-experiment.ts';

interface BeginExperimentProps {
  merchant: Merchant;
  tool: Tool;
  /** The typed input, which becomes the second design. */
  design: ToolSettings;
  opened: boolean;
  onClose: () => void;
  onBegun: () => void;
}

const HOLD_OUTS = [
  { value: '0', label: 'Nobody' },
  { value: '10', label: '10% of visitors' },
  { value: '20', label: '20% of visitors' },
];

/** The dialog that starts a comparison of the input with the saved design. */
export function BeginExperiment({ merchant, tool, design, opened, onClose, onBegun }: BeginExperimentProps) {
  const [holdOut, setHoldOut] = useState('0');
  const { mutate, isPending } = useBeginExperiment(merchant.shopUrl, tool);
  const begin = () => mutate({ design, holdOutPercent: Number(holdOut) }, { onSuccess: onBegun });
  return (
    <Dialog
      title="Compare this design with what is saved"
      opened={opened}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button loading={isPending} onClick={begin} data-autofocus>
            Begin
          </Button>
        </>
      }
    >
      <p>
        {whoSeesWhich(Number(holdOut))} We tell you how many sign up with each, and when the difference is no
        chance any more.
      </p>
      <p className={styles.about}>
        Only how it looks and what it says is compared: when and where it shows, its offer and what shoppers
        agree to stay as they are saved.{' '}
        {tool.active ? '' : 'The tool is off: nothing is counted until you turn it on.'}
      </p>
      <ChoiceField
        label="Who sees neither, to learn what the tool brings at all"
        choices={HOLD_OUTS}
        value={holdOut}
        onChange={setHoldOut}
      />
    </Dialog>
  );
}
