import { Button } from '@mantine/core';
import { AskDialog } from '#platform/ui-kit/dialogs/ask-dialog.tsx';
import { texts } from '../../texts/en.ts';
import type { MissingSetting } from './decide-tool-switch.ts';
import type { OpenStep, ToolSwitching } from './use-tool-switch.ts';

export type Place = 'list' | 'editor';

interface StepDialogProps {
  step: Exclude<OpenStep, { kind: 'guide' }>;
  switching: ToolSwitching;
  place: Place;
  /** Opens the panel of the missing setting. */
  change: (what: MissingSetting) => void;
}

/** The dialog that says why a tool is not on yet, with the possible next steps. */
export function StepDialog({ step, switching, place, change }: StepDialogProps) {
  const { close, confirm } = switching;
  const changeNow = (what: MissingSetting) => {
    close();
    change(what);
  };
  switch (step.kind) {
    case 'otherChannel':
      return (
        <AskDialog title={texts.switch.otherChannel} lines={[step.text]} onClose={close} no={null}>
          <Button onClick={close} data-autofocus>
            {texts.switch.gotIt}
          </Button>
        </AskDialog>
      );
    case 'missing':
      return (
        <AskDialog
          title={texts.switch.missing}
          lines={[step.text]}
          onClose={close}
          no={place === 'list' ? texts.switch.notNow : texts.switch.close}
        >
          <Button onClick={() => changeNow(step.what)}>
            {place === 'list' ? texts.switch.changeNow : texts.switch.edit}
          </Button>
        </AskDialog>
      );
    case 'suggestDiscount':
      return (
        <AskDialog
          title={texts.switch.discount}
          lines={[texts.switch.discountText]}
          onClose={close}
          no={texts.switch.noDiscount}
          onNo={() => confirm('noDiscount')}
        >
          <Button onClick={() => changeNow('discount')}>{texts.switch.addDiscount}</Button>
        </AskDialog>
      );
    case 'unsaved':
      return <UnsavedDialog switching={switching} />;
  }
}

function UnsavedDialog({
  switching: { close, confirm, canSave, saveAndTurnOn },
}: {
  switching: ToolSwitching;
}) {
  return (
    <AskDialog
      title={texts.switch.unsaved}
      lines={[texts.switch.unsavedText]}
      onClose={close}
      no={texts.switch.asSaved}
      onNo={() => confirm('asSaved')}
    >
      {canSave && <Button onClick={() => void saveAndTurnOn()}>{texts.switch.save}</Button>}
    </AskDialog>
  );
}
