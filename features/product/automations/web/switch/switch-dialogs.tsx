import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { fill } from '#platform/language/reader.ts';
import { AskDialog } from '#platform/ui-kit/dialogs/ask-dialog.tsx';
import { texts } from '../../texts/en.ts';
import { CAMPAIGN_PATHS, OPT_IN_PATHS } from '../campaign-paths.ts';
import { focusField, type MissingField } from '../focus-field.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import type { SwitchStep } from './decide-switch.ts';

interface StepDialogProps {
  campaign: ShownCampaign;
  step: Exclude<SwitchStep, { kind: 'connectPage' | 'confirm' }>;
  /** Whether the campaign's own page is below the dialog. */
  onItsPage: boolean;
  onClose: () => void;
}

/** The dialog that says why a campaign is not on yet, with a link to what is missing. */
export function StepDialog({ campaign, step, onItsPage, onClose }: StepDialogProps) {
  const navigate = useNavigate();
  const change = () => {
    onClose();
    if (onItsPage) focusField(fieldOf(step));
    else void navigate(`${CAMPAIGN_PATHS[campaign.channel]}/${campaign.type}#${fieldOf(step)}`);
  };
  if (step.kind === 'suggestDiscount')
    return (
      <AskDialog
        title={texts.switching.oneMore}
        lines={[texts.switching.addDiscount]}
        onClose={onClose}
        no={texts.switching.noDiscount}
      >
        <Button onClick={change}>{texts.switching.yesDiscount}</Button>
      </AskDialog>
    );
  const lines =
    step.kind === 'saveFirst'
      ? [texts.switching.saveFirst]
      : [
          ...(step.support ? [texts.switching.supportNeeded] : []),
          ...(step.discount ? [texts.switching.discountNeeded] : []),
        ];
  const isAlone = step.kind === 'missing' && lines.length === 1;
  return (
    <AskDialog
      title={isAlone ? texts.switching.oneMore : texts.switching.holdOn}
      lines={lines}
      onClose={onClose}
      no={onItsPage ? null : texts.switching.notNow}
    >
      <Button onClick={change}>{onItsPage ? texts.switching.gotIt : texts.switching.changeNow}</Button>
    </AskDialog>
  );
}

/** Returns the part of the campaign's page that a step is about. */
function fieldOf(step: StepDialogProps['step']): MissingField {
  switch (step.kind) {
    case 'saveFirst':
      return 'save';
    case 'missing':
      return step.support ? 'support' : 'discount';
    case 'suggestDiscount':
      return 'discount';
  }
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
    <AskDialog
      title={fill(texts.switching.confirmTitle, { campaign: campaign.title })}
      lines={lines}
      onClose={onClose}
      no={texts.switching.cancel}
    >
      <Button onClick={onConfirm}>{texts.switching.confirm}</Button>
    </AskDialog>
  );
}

/** The dialog after a campaign was switched on: whom it reaches, and how to reach more. */
export function LiveDialog({ campaign, onClose }: { campaign: ShownCampaign; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <AskDialog
      title={texts.switching.liveTitle}
      lines={[fill(texts.switching.live, { channel: CHANNEL_LABELS[campaign.channel] })]}
      onClose={onClose}
      no={texts.switching.close}
    >
      <Button
        onClick={() => {
          onClose();
          void navigate(OPT_IN_PATHS[campaign.channel]);
        }}
      >
        {texts.switching.setUpTools}
      </Button>
    </AskDialog>
  );
}
