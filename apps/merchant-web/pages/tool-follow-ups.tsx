import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { EditFlow } from '#features/product/automations/web/editor/edit-flow.tsx';
import { readDrip } from '#features/product/automations/web/page/form/form-values.ts';
import { useTemplates } from '#features/product/automations/web/page/use-stored-campaign.ts';
import { findShownCampaign } from '#features/product/automations/web/shown-campaigns.ts';
import { useDrips } from '#features/product/automations/web/use-campaigns.ts';
import { FollowUpGrid } from '#features/product/opt-in-tools/web/editor/follow-up-grid.tsx';
import type { FollowUpProps } from '#features/product/opt-in-tools/web/render-follow-ups.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import { Upload } from './upload.tsx';

/** The texts of the campaign that follows up a tool's sign-ups on Messenger. */
export function ToolFollowUps({ merchant, type, page, ...choice }: FollowUpProps & { merchant: Merchant }) {
  const campaign = findShownCampaign('FB', type);
  const offered = useTemplates(merchant, { channel: 'FB' });
  const stored = useDrips(merchant, 'FB');
  if (offered.data === undefined || stored.data === undefined) {
    const error = offered.error ?? stored.error;
    const retry = () => void Promise.all([offered.refetch(), stored.refetch()]);
    return error === null ? (
      <Waiting />
    ) : (
      <FailureNote bare what={texts.followUps.what} {...{ error, retry }} />
    );
  }
  const templates = campaign ? (offered.data[campaign.type] ?? []) : [];
  const drip = campaign && stored.data.drips.find((one) => one.type === campaign.type);
  // A tool without a chosen text uses the campaign's first one.
  const flowId = choice.chosen ?? drip?.flowId ?? null;
  return (
    <>
      <FollowUpGrid templates={templates} chosen={flowId} choose={choice.choose} />
      {campaign && drip && flowId !== null && (
        <div>
          <EditFlow
            key={flowId}
            {...{ merchant, campaign, ...page }}
            Upload={Upload}
            drip={{ ...drip, flowId }}
            settings={readDrip(drip).settings}
            name={texts.followUps.one}
            editWords={null}
          />
        </div>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.followUps.what} />
      <WaitingBlock height={240} />
    </>
  );
}
