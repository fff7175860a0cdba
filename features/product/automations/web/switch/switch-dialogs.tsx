import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { AskDialog } from '#platform/ui-kit/dialogs/ask-dialog.tsx';
import { CHANNEL_PAGES, OPT_IN_PATHS } from '../copy.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import type { SwitchStep } from './decide-switch.ts';

interface StepDialogProps {
  campaign: ShownCampaign;
  step: Exclude<SwitchStep, { kind: 'connectPage' | 'confirm' }>;
  /** Whether the campaign's own page is below the dialog. */
  onItsPage: boolean;
  onClose: () => void;
}

const HOLD_ON = 'Hold on... There are changes you should make!';
const ONE_MORE = 'Just one more thing!';
const SUPPORT_NEEDED =
  'Enter a support number. The texts of this campaign show it to shoppers who need help.';
const DISCOUNT_NEEDED =
  'Enter the discount code and its percentage, or choose a text without a discount: the message shows one.';
const SAVE_FIRST = 'Your changes are not saved yet. Save them first, so that what you see is what is sent.';
const ADD_DISCOUNT =
  'Its message shows a discount, and no percentage is set yet. It cannot be switched on without. Do you want to add one?';

/** The dialog that says why a campaign is not on yet, with a link to what is missing. */
export function StepDialog({ campaign, step, onItsPage, onClose }: StepDialogProps) {
  const navigate = useNavigate();
  const change = () => {
    onClose();
    if (onItsPage) focusField(fieldOf(step));
    else void navigate(`${CHANNEL_PAGES[campaign.channel].path}/${campaign.type}`);
  };
  if (step.kind === 'suggestDiscount')
    return (
      <AskDialog title={ONE_MORE} lines={[ADD_DISCOUNT]} onClose={onClose} no="Not right now">
        <Button onClick={change}>Yes, add discount</Button>
      </AskDialog>
    );
  const lines =
    step.kind === 'saveFirst'
      ? [SAVE_FIRST]
      : [...(step.support ? [SUPPORT_NEEDED] : []), ...(step.discount ? [DISCOUNT_NEEDED] : [])];
  const isAlone = step.kind === 'missing' && lines.length === 1;
  return (
    <AskDialog
      title={isAlone ? ONE_MORE : HOLD_ON}
      lines={lines}
      onClose={onClose}
      no={onItsPage ? null : 'Not Now'}
    >
      <Button onClick={change}>{onItsPage ? 'Got it!' : 'Change Now'}</Button>
    </AskDialog>
  );
}

/** Returns the part of the campaign's page that a step is about, by its `data-field`. */
function fieldOf(step: StepDialogProps['step']): 'support' | 'discount' | 'save' {
  switch (step.kind) {
    case 'saveFirst':
      return 'save';
    case 'missing':
      return step.support ? 'support' : 'discount';
    case 'suggestDiscount':
      return 'discount';
  }
}

/** Focuses the first empty field of a part, once the dialog is gone. */
function focusField(name: ReturnType<typeof fieldOf>): void {
  requestAnimationFrame(() => {
    const places = [...document.querySelectorAll<HTMLElement>(`[data-field="${name}"]`)];
    const inputs = places.flatMap((place) => [...place.querySelectorAll('input')]);
    (inputs.find(({ value }) => value === '') ?? inputs[0] ?? places[0])?.focus();
  });
}

interface ConfirmProps {
  campaign: ShownCampaign;
  /** What it will send, a sentence each. */
  lines: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** The confirmation before messages are sent: what, to whom, when, and with which codes. */
export function ConfirmSwitchOn({ campaign, lines, onConfirm, onClose }: ConfirmProps) {
  return (
    <AskDialog title={`Switch on ${campaign.title}?`} lines={lines} onClose={onClose} no="Not now">
      <Button onClick={onConfirm}>Switch on</Button>
    </AskDialog>
  );
}

/** The dialog after a campaign was switched on: whom it reaches, and how to reach more. */
export function LiveDialog({ campaign, onClose }: { campaign: ShownCampaign; onClose: () => void }) {
  const navigate = useNavigate();
  const channelName = CHANNEL_LABELS[campaign.channel];
  return (
    <AskDialog
      title="Your campaign is live"
      lines={[
        `Its messages go only to shoppers who opted in on ${channelName}. Opt-in tools on your storefront bring you more of them.`,
      ]}
      onClose={onClose}
      no="Close"
    >
      <Button
        onClick={() => {
          onClose();
          void navigate(OPT_IN_PATHS[campaign.channel]);
        }}
      >
        Setup Opt In Tools
      </Button>
    </AskDialog>
  );
}
