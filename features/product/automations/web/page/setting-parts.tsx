import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { texts } from '../../texts/en.ts';
import type { CampaignSlots } from '../campaign-slots.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import type { StoredCampaign } from './form/form-values.ts';
import type { CampaignForm } from './form/use-campaign-form.ts';
import { GeneralSettings } from './general-settings.tsx';
import styles from './setting-parts.module.css';

interface SettingPartsProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  stored: StoredCampaign;
  form: CampaignForm;
  recommendations: CampaignSlots['recommendations'];
}

/** The settings of a campaign. A campaign that recommends products has the rules for that in a second tab. */
export function SettingParts({ merchant, campaign, stored, form, recommendations }: SettingPartsProps) {
  const names = campaign.settingTabs;
  const title = names?.settings ?? texts.page.settings;
  const settings = (
    <LockedFields right="market">
      <GeneralSettings {...{ title, campaign, stored, form }} shopCountry={merchant.shopCountry} />
    </LockedFields>
  );
  // Only the last message recommends products. The first one of an order receipt confirms the order.
  const last = stored.drips.at(-1);
  const recommending = last && form.form.drips[last.dripId];
  if (!recommendations || !last || !recommending || names === undefined) return settings;
  return (
    <Tabs defaultValue="settings">
      <Tabs.List>
        <Tabs.Tab value="settings">{names.settings}</Tabs.Tab>
        <Tabs.Tab value="recommendations">{names.recommendations}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="settings" className={styles.panel}>
        {settings}
      </Tabs.Panel>
      <Tabs.Panel value="recommendations" className={styles.panel}>
        {recommendations({
          method: recommending.recommendationMethod,
          onMethodChange: (recommendationMethod) => form.changeDrip(last.dripId, { recommendationMethod }),
        })}
      </Tabs.Panel>
    </Tabs>
  );
}
