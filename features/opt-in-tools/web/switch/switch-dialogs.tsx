import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '#platform/ui-kit/parts/dialog.tsx';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';
import type { Lack } from './decide-tool-switch.ts';
import type { OpenStep, ToolSwitching } from './use-tool-switch.ts';

export type Place = 'list' | 'editor';

interface StepDialogProps {
  step: Exclude<OpenStep, { kind: 'guide' }>;
  switching: ToolSwitching;
  place: Place;
  /** Leads to where it is set. */
  change: (what: Lack) => void;
}

const HOLD_ON = 'Hold on... There are changes you should make!';
const ADD_DISCOUNT =
  'Discount coupon is not setup for this optin-tool, add discount code because discount code provide a better conversion rate';

/** Why a tool does not go on yet, and the ways from there. */
export function StepDialog({ step, switching, place, change }: StepDialogProps) {
  const { close, say } = switching;
  const changeNow = (what: Lack) => {
    close();
    change(what);
  };
  switch (step.kind) {
    case 'otherChannel':
      return (
        <Ask title="One channel at a time" text={step.text} onClose={close}>
          <Button onClick={close} data-autofocus>
            Got it!
          </Button>
        </Ask>
      );
    case 'lacks':
      return (
        <Ask title={HOLD_ON} text={step.text} onClose={close} no={place === 'list' ? 'Not Now' : 'Close'}>
          <Button onClick={() => changeNow(step.what)}>{place === 'list' ? 'Change Now' : 'Edit'}</Button>
        </Ask>
      );
    case 'suggestDiscount':
      return (
        <Ask
          title="Just one more thing!"
          text={ADD_DISCOUNT}
          onClose={close}
          no="Not right now"
          onNo={() => say('noDiscount')}
        >
          <Button onClick={() => changeNow('discount')}>Yes, add discount</Button>
        </Ask>
      );
    case 'unsaved':
      return <UnsavedDialog switching={switching} />;
  }
}

function UnsavedDialog({ switching: { close, say, canSave, saveAndTurnOn } }: { switching: ToolSwitching }) {
  return (
    <Ask
      title="Are you sure?"
      text="Your Opt-in tool has unsaved changes"
      onClose={close}
      no="Turn on with last save"
      onNo={() => say('asSaved')}
    >
      {canSave && <Button onClick={() => void saveAndTurnOn()}>Save and turn on</Button>}
    </Ask>
  );
}

interface AskProps {
  title: string;
  text: string;
  onClose: () => void;
  no?: string;
  onNo?: () => void;
  children: ReactNode;
}

function Ask({ title, text, onClose, no, onNo = onClose, children }: AskProps) {
  const [giveFocusBack] = useState(rememberFocus);
  useEffect(() => giveFocusBack, [giveFocusBack]);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {no !== undefined && (
            <Button variant="default" onClick={onNo}>
              {no}
            </Button>
          )}
          {children}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
