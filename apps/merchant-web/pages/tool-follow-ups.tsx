import { EditFlow } from '#features/automations/web/editor/edit-flow.tsx';
import { readDrip } from '#features/automations/web/page/form-values.ts';
import { useTemplates } from '#features/automations/web/page/use-stored-campaign.ts';
import { findShownCampaign, type ShownCampaign } from '#features/automations/web/shown-campaigns.ts';
import { useDrips } from '#features/automations/web/use-campaigns.ts';
import { FollowUpGrid } from '#features/opt-in-tools/web/editor/follow-up-grid.tsx';
import type { FollowUpProps } from '#features/opt-in-tools/web/tool-slots.ts';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { Upload } from './upload.tsx';

/** The texts of the campaign that follows a tool's sign-ups on Messenger. */
export function ToolFollowUps({ merchant, type, page, ...choice }: FollowUpProps & { merchant: Merchant }) {
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
  const flowId = choice.chosen ?? templates[0]?.flowId;
  return (
    <>
      <FollowUpGrid templates={templates} {...choice} />
      {campaign && flowId !== undefined && <EditFollowUp {...{ merchant, campaign, flowId, page }} />}
    </>
  );
}

interface EditFollowUpProps extends Pick<FollowUpProps, 'page'> {
  merchant: Merchant;
  campaign: ShownCampaign;
  flowId: string;
}

/** The way into the editor of the chosen text. */
function EditFollowUp({ merchant, campaign, flowId, page }: EditFollowUpProps) {
  const { data } = useDrips(merchant, 'FB');
  const drip = data?.drips.find(({ type }) => type === campaign.type);
  if (!drip) return null;
  return (
    <p>
      <EditFlow
        key={flowId}
        {...{ merchant, campaign, ...page }}
        Upload={Upload}
        drip={{ ...drip, flowId }}
        settings={readDrip(drip).settings}
        name="the follow-up"
      />
    </p>
  );
}
