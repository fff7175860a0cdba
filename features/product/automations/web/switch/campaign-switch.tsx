import { lazy } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { LockedNote } from '#platform/ui-kit/locked/locked-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useCampaignStates } from '../use-campaigns.ts';
import styles from './campaign-switch.module.css';
import { useSwitch } from './use-switch.ts';

const StepDialog = lazy(async () => ({ default: (await import('./switch-dialogs.tsx')).StepDialog }));
const ConfirmSwitchOn = lazy(async () => ({
  default: (await import('./switch-dialogs.tsx')).ConfirmSwitchOn,
}));
const LiveDialog = lazy(async () => ({ default: (await import('./switch-dialogs.tsx')).LiveDialog }));

interface CampaignSwitchProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** Set on the campaign's own page, with its unsaved state. */
  page?: { hasUnsaved: boolean };
}

/** The switch of a campaign. Hidden while its state is unknown. */
export function CampaignSwitch({ merchant, campaign, page }: CampaignSwitchProps) {
  const { data, isPending } = useCampaignStates(merchant, campaign.channel);
  const way = useSwitch(merchant, campaign, page?.hasUnsaved ?? false);
  const { type, channel, title, planFlag, hasSwitch } = campaign;
  // A feature that the plan does not name is included; only `false` locks it.
  if (merchant.planDetails.features[planFlag] === false) return <LockedNote facts={{ type, channel }} />;
  if (!hasSwitch) return <span className={styles.follows}>{campaign.withoutSwitch?.words}</span>;
  const isOn = data?.states[type] ?? false;
  // A campaign can be switched off immediately, but on only after it is known what it would send.
  if (isPending || (!isOn && way.isWaiting)) return <WaitingBlock height={24} width={80} />;
  if (data === undefined || (!isOn && !way.isReady)) return null;
  return (
    <>
      <PowerSwitch name={title} on={isOn} onChange={way.turn} right="market" />
      <WhenOpened opened={way.dialog !== null}>
        <OpenDialog campaign={campaign} way={way} onItsPage={page !== undefined} />
      </WhenOpened>
    </>
  );
}

interface OpenDialogProps {
  campaign: ShownCampaign;
  way: ReturnType<typeof useSwitch>;
  onItsPage: boolean;
}

function OpenDialog({ campaign, way, onItsPage }: OpenDialogProps) {
  const { dialog, close, confirm, sentences } = way;
  switch (dialog?.kind) {
    case undefined:
    case 'connectPage':
      return null;
    case 'confirm':
      return <ConfirmSwitchOn campaign={campaign} lines={sentences} onConfirm={confirm} onClose={close} />;
    case 'live':
      return <LiveDialog campaign={campaign} onClose={close} />;
    case 'saveFirst':
    case 'missing':
    case 'suggestDiscount':
      return <StepDialog campaign={campaign} step={dialog} onItsPage={onItsPage} onClose={close} />;
  }
}
