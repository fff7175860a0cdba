import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { NumberInputs } from '../support-number/number-inputs.tsx';
import type { StoredCampaign } from './form/form-values.ts';
import type { CampaignForm } from './form/use-campaign-form.ts';
import styles from './general-settings.module.css';
import { MoreSettings } from './more-settings.tsx';

interface GeneralSettingsProps {
  title: string;
  campaign: ShownCampaign;
  stored: StoredCampaign;
  shopCountry: string;
  form: CampaignForm;
}

/** The settings of the whole campaign. Messenger campaigns have only rare ones. */
export function GeneralSettings({ title, campaign, stored, shopCountry, form }: GeneralSettingsProps) {
  const rare = (
    <MoreSettings of="the campaign" isWrong={form.problems.some(({ field }) => field === 'holdOut')}>
      <HoldOut form={form} />
    </MoreSettings>
  );
  if (campaign.channel === 'FB') return rare;
  return (
    <Panel title={title}>
      <SupportNumber {...{ stored, shopCountry, form }} />
      {campaign.fields.includes('noResponse') && <NoResponse form={form} />}
      {rare}
    </Panel>
  );
}

type PartProps = Pick<GeneralSettingsProps, 'stored' | 'shopCountry' | 'form'>;

function SupportNumber({ stored, shopCountry, form }: PartProps) {
  const { globalSupport } = stored;
  const problem = form.problems.find(({ field }) => field === 'support');
  return (
    <fieldset className={styles.support} data-field="support">
      <legend>Support number</legend>
      <div className={styles.number}>
        <NumberInputs
          value={form.form.support}
          shopCountry={shopCountry}
          onChange={(support) => form.setForm((now) => ({ ...now, support }))}
          error={problem ? 'Enter the number that shoppers can call or write to.' : null}
        />
      </div>
      <Note>
        {globalSupport === ''
          ? 'Messages of this campaign that show a support number use this one.'
          : `Messages that show a support number use this one. If it is empty, they use your shop’s: +${globalSupport.replace('-', ' ')}.`}
      </Note>
    </fieldset>
  );
}

function NoResponse({ form }: { form: CampaignForm }) {
  return (
    <ChoiceRow
      why="Yes cancels the order in your store when the shopper neither confirms nor cancels it."
      control={
        <PowerSwitch
          name="Cancel order if no response in 2 days"
          on={form.form.cancelledNoResponse}
          onChange={(cancelledNoResponse) => form.setForm((now) => ({ ...now, cancelledNoResponse }))}
        />
      }
    >
      Cancel order if no response in 2 days
    </ChoiceRow>
  );
}

function HoldOut({ form }: { form: CampaignForm }) {
  const problem = form.problems.find(({ field }) => field === 'holdOut');
  return (
    <TextInput
      className={styles.holdOut ?? ''}
      label="Hold-out share"
      description="This share of shoppers gets no message from this campaign, always the same people. At 0% everybody gets it."
      inputMode="numeric"
      maxLength={2}
      rightSection="%"
      value={form.form.holdOutPercent}
      error={problem?.words ?? null}
      onChange={(event) => {
        const holdOutPercent = event.currentTarget.value;
        form.setForm((now) => ({ ...now, holdOutPercent }));
      }}
    />
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
