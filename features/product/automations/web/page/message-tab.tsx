import { Button } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { texts } from '../../texts/en.ts';
import type { CampaignSlots } from '../campaign-slots.ts';
import { ChatReachNote } from '../chat-reach-note.tsx';
import { SendingNote } from '../sending-note.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { CampaignSwitch } from '../switch/campaign-switch.tsx';
import { useCampaignStates } from '../use-campaigns.ts';
import type { StoredCampaign } from './form/form-values.ts';
import type { CampaignForm } from './form/use-campaign-form.ts';
import styles from './message-tab.module.css';
import { Messages } from './messages.tsx';
import { SettingParts } from './setting-parts.tsx';

interface MessageTabProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  stored: StoredCampaign;
  form: CampaignForm;
  slots: CampaignSlots;
  again: () => Promise<StoredCampaign | null>;
}

/** The campaign's switch, its messages as shoppers get them, and the settings of the whole campaign. */
export function MessageTab({ merchant, campaign, stored, form, slots, again }: MessageTabProps) {
  return (
    <>
      <State {...{ merchant, campaign }} hasUnsaved={!form.isSaved} />
      <SendingNote merchant={merchant} campaign={campaign} />
      {campaign.limits !== null && <p className={styles.limits}>{campaign.limits}</p>}
      <ChatReachNote merchant={merchant} campaign={campaign} className={styles.limits} />
      {stored.drips.length === 0 ? (
        <EmptyNote
          title={texts.emptyPage.title}
          text={texts.emptyPage.text}
          action={
            <Button variant="default" onClick={() => void again()}>
              {texts.emptyPage.again}
            </Button>
          }
        />
      ) : (
        <Messages {...{ merchant, campaign, form }} drips={stored.drips} edit={slots.edit} />
      )}
      <SettingParts {...{ merchant, campaign, stored, form }} recommendations={slots.recommendations} />
    </>
  );
}

interface StateProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  hasUnsaved: boolean;
}

/** The switch, and what its state means. */
function State({ merchant, campaign, hasUnsaved }: StateProps) {
  const { data } = useCampaignStates(merchant, campaign.channel);
  const { type, hasSwitch, words } = campaign;
  const isOn = data?.states[type] ?? false;
  return (
    <div className={styles.state}>
      <CampaignSwitch merchant={merchant} campaign={campaign} page={{ hasUnsaved }} />
      {hasSwitch && data !== undefined && (
        <p className={styles.meaning}>
          {isOn ? fill(texts.state.goesTo, { recipients: words.recipients }) : texts.state.off}
        </p>
      )}
    </div>
  );
}
