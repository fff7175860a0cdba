import { useId, useState, type ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { hasEditing, upgradeSentence } from '#features/product/flows/rules/flow/may-edit.ts';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { fieldsOf } from '../../contract/campaign-definition.ts';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { ownPartsOf } from '../own-parts-list.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { DelayRow } from './delay-row.tsx';
import { DiscountFields } from './discount-fields.tsx';
import type { CampaignForm } from './form/use-campaign-form.ts';
import { LinkSettings } from './link-settings.tsx';
import type { MessagePart } from './message-part.ts';
import { MessagePhone } from './message-phone.tsx';
import styles from './message-section.module.css';
import { TemplateChoice } from './template-choice.tsx';
import { TemplateStatus } from './template-status.tsx';
import { UpsellFields } from './upsell-fields.tsx';
import { useToggleMessage } from './use-change-drip.ts';

interface MessageSectionProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  position: number;
  form: CampaignForm;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Buttons for the look of the phones, below the first one. */
  looks: ReactNode;
  /** Returns the button of its editor, from another part. */
  renderEdit: (editWords: (() => void) | null) => ReactNode;
}

/** One message of a campaign: its time, its preview, and its content and discount. */
export function MessageSection(props: MessageSectionProps) {
  const { merchant, campaign, drip, position, form, scheme, direction, looks, renderEdit } = props;
  const titleId = useId();
  const [isWriting, setIsWriting] = useState(false);
  const values = form.form.drips[drip.dripId];
  if (!values) return null;
  const lock = hasEditing(merchant.planDetails.features, campaign.channel)
    ? null
    : upgradeSentence(campaign.channel);
  const part = { drip, values, form, name: fill(texts.messages.spoken, { number: position }) };
  const hasTemplates = merchant.planDetails.features['templates'] !== false;
  const editWords = drip.ownWords && hasTemplates ? () => setIsWriting(true) : null;
  return (
    <section className={styles.drip} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {fill(texts.messages.title, { number: position })}
        </h2>
        <LockedFields right="market">
          <DelayRow {...part} campaign={campaign} moved={form.moved[drip.dripId]} lock={lock} />
          {position > 1 && (
            <div className={styles.ownSwitch}>
              <MessageSwitch {...{ merchant, campaign, drip, position }} />
            </div>
          )}
        </LockedFields>
      </div>
      <MessagePhone
        {...{ merchant, campaign, part, scheme, direction, looks, isWriting, editWords }}
        edit={renderEdit(editWords)}
        close={() => setIsWriting(false)}
      />
      <LockedFields right="market">
        <Details {...{ merchant, campaign, position, part }} />
      </LockedFields>
    </section>
  );
}

interface DetailsProps extends Pick<MessageSectionProps, 'merchant' | 'campaign' | 'position'> {
  part: MessagePart;
}

/** The content and the settings of a message, the common ones first. */
function Details({ merchant, campaign, position, part }: DetailsProps) {
  const { drip } = part;
  const fields = fieldsOf(campaign, drip.dripIndex);
  const Own = ownPartsOf(campaign.type)?.Settings;
  return (
    <div className={styles.details}>
      {campaign.chooseFlows === undefined && <TemplateChoice {...{ merchant, campaign, drip, position }} />}
      {fields.includes('discount') && <DiscountFields {...part} />}
      {position === 1 && Own && <Own {...part} />}
      <UpsellFields {...part} fields={fields} />
      {drip.templateStatus !== null && (
        <TemplateStatus {...{ merchant, campaign, drip }} status={drip.templateStatus} />
      )}
      <p className={styles.quiet}>{campaign.words.heldBack}</p>
      <LinkSettings {...part} fields={fields} />
    </div>
  );
}

function MessageSwitch({
  merchant,
  campaign,
  drip,
  position,
}: Pick<MessageSectionProps, 'merchant' | 'campaign' | 'drip' | 'position'>) {
  const { mutate, isPending, variables } = useToggleMessage(merchant, campaign, drip.dripId);
  const isOn = isPending ? variables : drip.dripAttributes.draftState;
  return (
    <ChoiceRow
      why={texts.messages.sendsWithCampaign}
      control={
        <PowerSwitch
          name={fill(texts.messages.send, { number: position })}
          on={isOn}
          onChange={mutate}
          right="market"
        />
      }
    >
      {texts.messages.sendToo}
    </ChoiceRow>
  );
}
