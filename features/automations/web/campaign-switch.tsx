import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { LockedNote } from '#platform/ui-kit/parts/locked-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { CampaignType } from '../contract/campaign.ts';
import { CAMPAIGN_WORDS } from './campaign-words.ts';
import { useCampaignStates, useSetCampaignState } from './use-campaigns.ts';

/** Nothing shows while the state cannot be read: a switch that guesses would lie. */
export function CampaignSwitch({ merchant, type }: { merchant: Merchant; type: CampaignType }) {
  const { data, isPending } = useCampaignStates(merchant.pageId);
  const setState = useSetCampaignState(merchant.pageId, type);
  const words = CAMPAIGN_WORDS[type];
  // A feature that the plan does not name is included; only `false` locks it.
  if (merchant.planDetails.features[words.feature] === false) return <LockedNote />;
  if (isPending) return <WaitingBlock height={24} width={80} />;
  if (data === undefined) return null;
  return (
    <PowerSwitch name={words.title} on={data.states[type]} onChange={(state) => setState.mutate(state)} />
  );
}
