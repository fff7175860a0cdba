import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { besideInput } from '#platform/ui-kit/terms/term-help.tsx';
import { texts } from '../../texts/en.ts';
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
    <MoreSettings
      title={texts.moreSettings.ofCampaign}
      isWrong={form.problems.some(({ field }) => field === 'holdOut')}
    >
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
      <legend>{texts.supportNumber.title}</legend>
      <div className={styles.number}>
        <NumberInputs
          value={form.form.support}
          shopCountry={shopCountry}
          onChange={(support) => form.setForm((now) => ({ ...now, support }))}
          error={problem ? texts.supportNumber.missing : null}
        />
      </div>
      <Note>
        {globalSupport === ''
          ? texts.supportNumber.ofCampaign
          : fill(texts.supportNumber.orOfShop, { number: `+${globalSupport.replace('-', ' ')}` })}
      </Note>
    </fieldset>
  );
}

function NoResponse({ form }: { form: CampaignForm }) {
  return (
    <ChoiceRow
      why={texts.noResponse.note}
      control={
        <PowerSwitch
          name={texts.noResponse.title}
          on={form.form.cancelledNoResponse}
          onChange={(cancelledNoResponse) => form.setForm((now) => ({ ...now, cancelledNoResponse }))}
          right="market"
        />
      }
    >
      {texts.noResponse.title}
    </ChoiceRow>
  );
}

function HoldOut({ form }: { form: CampaignForm }) {
  const problem = form.problems.find(({ field }) => field === 'holdOut');
  return (
    <TextInput
      className={styles.holdOut ?? ''}
      label={texts.holdOut.title}
      description={texts.holdOut.note}
      inputContainer={besideInput('holdOut')}
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
