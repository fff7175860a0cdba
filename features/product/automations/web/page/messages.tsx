import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import type { CampaignSlots } from '../campaign-slots.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import type { CampaignForm } from './form/use-campaign-form.ts';
import { MessageSection } from './message-section.tsx';
import { usePhoneLook } from './use-phone-look.tsx';

interface MessagesProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drips: readonly Drip[];
  form: CampaignForm;
  edit: CampaignSlots['edit'];
}

/** The messages of a campaign in order. The buttons for the look of all phones are below the first one. */
export function Messages({ merchant, campaign, drips, form, edit }: MessagesProps) {
  const { scheme, direction, buttons } = usePhoneLook(merchant);
  const page = { hasUnsaved: !form.isSaved, hasErrors: form.problems.length > 0, save: form.saveNow };
  return drips.map((drip, at) => (
    <MessageSection
      key={drip.dripId}
      position={at + 1}
      looks={at === 0 ? buttons : null}
      renderEdit={(editWords) =>
        edit?.({
          drip,
          settings: form.form.drips[drip.dripId]?.settings ?? {},
          name: fill(texts.messages.spoken, { number: at + 1 }),
          editWords,
          ...page,
        })
      }
      {...{ merchant, campaign, drip, form, scheme, direction }}
    />
  ));
}
