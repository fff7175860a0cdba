import { TextInput } from '@mantine/core';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { SettingField } from '../../contract/drip-settings.ts';
import styles from './fields.module.css';
import { problemOf, type MessagePart } from './message-part.ts';

/** Who gets an upsell, and how often. */
export function UpsellFields({ fields, ...part }: MessagePart & { fields: readonly SettingField[] }) {
  const { drip, values, form, name } = part;
  const { dripId } = drip;
  return (
    <>
      {fields.includes('cooldownDays') && (
        <TextInput
          className={styles.short ?? ''}
          label="Days between two upsells"
          description="A shopper gets at most one upsell in this many days."
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
              name={`Cash on delivery orders too, ${name}`}
              on={values.upsellOnCOD}
              onChange={(upsellOnCOD) => form.changeDrip(dripId, { upsellOnCOD })}
            />
          }
        >
          Upsell to cash on delivery orders too
        </ChoiceRow>
      )}
    </>
  );
}
