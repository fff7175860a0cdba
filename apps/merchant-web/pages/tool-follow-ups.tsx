import { useTemplates } from '#features/automations/web/page/use-stored-campaign.ts';
import { findShownCampaign } from '#features/automations/web/shown-campaigns.ts';
import { FollowUpGrid } from '#features/opt-in-tools/web/editor/follow-up-grid.tsx';
import type { FollowUpProps } from '#features/opt-in-tools/web/tool-slots.ts';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';

/** The texts of the campaign that follows a tool's sign-ups on Messenger. */
export function ToolFollowUps({ merchant, type, ...choice }: FollowUpProps & { merchant: Merchant }) {
  const campaign = findShownCampaign('FB', type);
  const { data, error, refetch } = useTemplates(merchant, { channel: 'FB' });
  if (data === undefined && error !== null)
    return <FailureNote bare what="The follow-ups" error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <>
        <WaitingFor what="The follow-ups" />
        <WaitingBlock height={240} />
      </>
    );
  const templates = campaign ? (data.templates[campaign.type] ?? []) : [];
  return <FollowUpGrid templates={templates} {...choice} />;
}
