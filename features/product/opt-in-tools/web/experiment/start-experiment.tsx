import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { texts } from '../../texts/en.ts';
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
  onStarted: () => void;
}

const HOLD_OUTS = [
  { value: '0', label: texts.beginExperiment.nobody },
  { value: '10', label: fill(texts.beginExperiment.visitors, { percent: 10 }) },
  { value: '20', label: fill(texts.beginExperiment.visitors, { percent: 20 }) },
];

/** The dialog that starts a comparison of the input with the saved design. */
export function BeginExperiment({
  merchant,
  tool,
  design,
  opened,
  onClose,
  onStarted,
}: BeginExperimentProps) {
  const [holdOut, setHoldOut] = useState('0');
  const { mutate, isPending } = useBeginExperiment(merchant.shopUrl, tool);
  const begin = () => mutate({ design, holdOutPercent: Number(holdOut) }, { onSuccess: onStarted });
  return (
    <Dialog
      title={texts.beginExperiment.title}
      opened={opened}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.beginExperiment.notNow}
          </Button>
          <Button loading={isPending} onClick={begin} data-autofocus>
            {texts.beginExperiment.begin}
          </Button>
        </>
      }
    >
      <p>
        {whoSeesWhich(Number(holdOut))} {texts.beginExperiment.tells}
      </p>
      <p className={styles.about}>
        {texts.beginExperiment.compared} {tool.active ? '' : texts.beginExperiment.isOff}
      </p>
      <ChoiceField
        label={texts.beginExperiment.heldOut}
        choices={HOLD_OUTS}
        value={holdOut}
        onChange={setHoldOut}
      />
    </Dialog>
  );
}
