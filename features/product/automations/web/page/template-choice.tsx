import { useEffect, useId } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import type { OfferedTemplate } from '../../contract/automation-calls.ts';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { OwnTemplateChoice } from './own-template-choice.tsx';
import styles from './template-choice.module.css';
import { useChangeTemplate } from './use-change-drip.ts';
import { useTemplates } from './use-stored-campaign.ts';

interface TemplateChoiceProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  position: number;
}

/** The texts that a message can start with. The choice is saved immediately. */
export function TemplateChoice({ merchant, campaign, drip, position }: TemplateChoiceProps) {
  const { data, error, refetch } = useTemplates(merchant, campaign);
  const { mutate, isPending, variables } = useChangeTemplate(merchant, campaign, drip.dripId);
  const isChosenOffered = data?.[campaign.type]?.some(({ flowId }) => flowId === drip.flowId);
  useEffect(() => {
    // A text that was waited for is in the list only after it was chosen.
    if (isChosenOffered === false) void refetch();
  }, [isChosenOffered, refetch]);
  if (data === undefined)
    return (
      <NotLoaded bare what={texts.messages.what} height={120} error={error} retry={() => void refetch()} />
    );
  const offered = (data[campaign.type] ?? []).filter((one) => isOffered(one, drip, merchant.isOldStore));
  const own = <OwnTemplateChoice {...{ merchant, campaign, position }} dripId={drip.dripId} />;
  // A single text needs no choice.
  if (offered.length < 2) return own;
  const chosen = isPending ? variables : drip.flowId;
  return (
    <>
      <fieldset className={styles.choice} disabled={isPending}>
        <legend>{fill(texts.messages.choice, { number: position })}</legend>
        <div className={styles.options}>
          {offered.map((one) => (
            <Option
              key={one.flowId}
              group={`text-${drip.dripId}`}
              template={one}
              isChosen={one.flowId === chosen}
              choose={mutate}
            />
          ))}
        </div>
      </fieldset>
      {own}
    </>
  );
}

/** Older shops have no texts with a discount, except the one they use. */
function isOffered(template: OfferedTemplate, { dripIndex, flowId }: Drip, isOldStore: boolean): boolean {
  if (!template.dripIndexes.includes(dripIndex)) return false;
  return !isOldStore || !template.showsDiscount || template.flowId === flowId;
}

interface OptionProps {
  /** Groups the radio buttons of one message for the arrow keys. */
  group: string;
  template: OfferedTemplate;
  isChosen: boolean;
  choose: (flowId: string) => void;
}

function Option({ group, template: { flowId, name, description }, isChosen, choose }: OptionProps) {
  const about = useId();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={() => choose(flowId)}
        aria-label={name}
        aria-describedby={about}
      />
      <span>
        <span className={styles.name}>{name}</span>
        <span id={about} className={styles.about}>
          {description.join(' · ')}
        </span>
      </span>
    </label>
  );
}
