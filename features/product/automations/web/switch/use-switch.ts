import { useContext, useState } from 'react';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { useSwitchUndo } from '#platform/ui-kit/undo/use-switch-undo.ts';
import { texts } from '../../texts/en.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useAttributes } from '../support-number/use-attributes.ts';
import { useDrips } from '../use-campaigns.ts';
import { decideSwitch, type SwitchStep } from './decide-switch.ts';
import { describeWhatIsSent } from './describe-what-is-sent.ts';
import { useSetCampaignState } from './use-set-campaign-state.ts';

/** The dialog over the page while a campaign is switched. */
export type SwitchDialog = SwitchStep | { kind: 'live' } | null;

/** Returns the state of a campaign's switch with the steps before it. Null until it is known what is needed. */
export function useSwitch(merchant: Merchant, campaign: ShownCampaign, hasUnsaved: boolean) {
  const connectPage = useContext(ConnectFacebook);
  const [dialog, setDialog] = useState<SwitchDialog>(null);
  const [switched, setSwitched] = useState<{ isOn: boolean } | null>(null);
  const setState = useSetCampaignState(merchant, campaign);
  const { data: known, isPending: isListing } = useDrips(merchant, campaign.channel);
  const { data: whatsApp, isPending: isReading } = useAttributes(merchant.shopUrl);
  const drips = (known?.drips ?? []).filter(
    ({ type, dripAttributes }) => type === campaign.type && dripAttributes.draftState,
  );
  const supportNumber = String(
    whatsApp?.attributes[`${campaign.type}Support`] || whatsApp?.attributes['globalSupport'] || '',
  );
  const turn = (isOn: boolean) => {
    if (!isOn) return setState.mutate(false, { onSuccess: () => setSwitched({ isOn: false }) });
    const { channel, suggestsDiscount = false } = campaign;
    const { fbConnected } = merchant;
    const step = decideSwitch({ channel, suggestsDiscount, fbConnected, hasUnsaved, supportNumber, drips });
    if (step.kind === 'connectPage') connectPage();
    else setDialog(step);
  };
  useSwitchUndo({ id: `campaign-${campaign.type}`, saved: texts.toasts.saved, switched, turn });
  const close = () => {
    // Behind the dialog, nobody could reach the button.
    if (dialog?.kind === 'live') setSwitched({ isOn: true });
    setDialog(null);
  };
  const confirm = () => {
    setDialog(null);
    setState.mutate(true, { onSuccess: () => setDialog({ kind: 'live' }) });
  };
  return {
    isReady: known !== undefined && whatsApp !== undefined,
    isWaiting: isListing || isReading,
    dialog,
    close,
    turn,
    confirm,
    sentences: describeWhatIsSent(campaign, drips),
  };
}
