import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { LockedNote } from '#platform/ui-kit/parts/locked-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ShownCampaign } from './shown-campaigns.ts';
import { useCampaignStates, useSetCampaignState } from './use-campaigns.ts';

/** Nothing shows while the state cannot be read: a switch that guesses would lie. */
export function CampaignSwitch({ merchant, campaign }: { merchant: Merchant; campaign: ShownCampaign }) {
  const { data, isPending } = useCampaignStates(merchant, campaign.channel);
  const setState = useSetCampaignState(merchant, campaign);
  const { type, title, planFlag } = campaign;
  // A feature that the plan does not name is included; only `false` locks it.
  if (merchant.planDetails.features[planFlag] === false) return <LockedNote />;
  if (isPending) return <WaitingBlock height={24} width={80} />;
  if (data === undefined) return null;
  return (
    <PowerSwitch name={title} on={data.states[type] ?? false} onChange={(state) => setState.mutate(state)} />
  );
}
