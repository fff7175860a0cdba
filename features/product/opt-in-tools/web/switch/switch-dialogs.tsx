import { Button } from '@mantine/core';
import { AskDialog } from '#platform/ui-kit/dialogs/ask-dialog.tsx';
import type { Lack } from './decide-tool-switch.ts';
import type { OpenStep, ToolSwitching } from './use-tool-switch.ts';

export type Place = 'list' | 'editor';

interface StepDialogProps {
  step: Exclude<OpenStep, { kind: 'guide' }>;
  switching: ToolSwitching;
  place: Place;
  /** Opens the panel of the missing setting. */
  change: (what: Lack) => void;
}

const HOLD_ON = 'Hold on... There are changes you should make!';
const ADD_DISCOUNT =
  'Discount coupon is not setup for this optin-tool, add discount code because discount code provide a better conversion rate';

/** The dialog that says why a tool is not on yet, with the possible next steps. */
export function StepDialog({ step, switching, place, change }: StepDialogProps) {
  const { close, say } = switching;
  const changeNow = (what: Lack) => {
    close();
    change(what);
  };
  switch (step.kind) {
    case 'otherChannel':
      return (
        <AskDialog title="One channel at a time" lines={[step.text]} onClose={close} no={null}>
          <Button onClick={close} data-autofocus>
            Got it!
          </Button>
        </AskDialog>
      );
    case 'lacks':
      return (
        <AskDialog
          title={HOLD_ON}
          lines={[step.text]}
          onClose={close}
          no={place === 'list' ? 'Not Now' : 'Close'}
        >
          <Button onClick={() => changeNow(step.what)}>{place === 'list' ? 'Change Now' : 'Edit'}</Button>
        </AskDialog>
      );
    case 'suggestDiscount':
      return (
        <AskDialog
          title="Just one more thing!"
          lines={[ADD_DISCOUNT]}
          onClose={close}
          no="Not right now"
          onNo={() => say('noDiscount')}
        >
          <Button onClick={() => changeNow('discount')}>Yes, add discount</Button>
        </AskDialog>
      );
    case 'unsaved':
      return <UnsavedDialog switching={switching} />;
  }
}

function UnsavedDialog({ switching: { close, say, canSave, saveAndTurnOn } }: { switching: ToolSwitching }) {
  return (
    <AskDialog
      title="Are you sure?"
      lines={['Your Opt-in tool has unsaved changes']}
      onClose={close}
      no="Turn on with last save"
      onNo={() => say('asSaved')}
    >
      {canSave && <Button onClick={() => void saveAndTurnOn()}>Save and turn on</Button>}
    </AskDialog>
  );
}
