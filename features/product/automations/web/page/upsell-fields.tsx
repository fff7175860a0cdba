import { TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { SettingField } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/en.ts';
import styles from './fields.module.css';
import { problemOf, type MessagePart } from './message-part.ts';

/** The fields of an upsell: how long a person gets no other one, and whether it goes out for COD orders. */
export function UpsellFields({ fields, ...part }: MessagePart & { fields: readonly SettingField[] }) {
  const { drip, values, form, name } = part;
  const { dripId } = drip;
  return (
    <>
      {fields.includes('cooldownDays') && (
        <TextInput
          className={styles.short ?? ''}
          label={texts.upsell.cooldown}
          description={texts.upsell.cooldownNote}
          inputMode="numeric"
          maxLength={3}
          value={values.cooldownTime}
          error={problemOf(part, 'cooldownTime')}
          onChange={(event) => form.changeDrip(dripId, { cooldownTime: event.currentTarget.value })}
        />
      )}
      {fields.includes('upsellOnCod') && (
        <ChoiceRow
          control={
            <PowerSwitch
              name={fill(texts.upsell.onCodOf, { message: name })}
              on={values.upsellOnCOD}
              onChange={(upsellOnCOD) => form.changeDrip(dripId, { upsellOnCOD })}
              right="market"
            />
          }
        >
          {texts.upsell.onCod}
        </ChoiceRow>
      )}
    </>
  );
}
