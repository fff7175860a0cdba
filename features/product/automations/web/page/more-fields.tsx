import { TextInput } from '@mantine/core';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { SettingField } from '../../contract/drip-settings.ts';
import styles from './fields.module.css';
import { problemOf, type MessagePart } from './message-part.ts';

const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** The other settings that a message's definition allows. */
export function MoreFields({ fields, ...part }: MessagePart & { fields: readonly SettingField[] }) {
  const { drip, values, form, name } = part;
  const { dripId } = drip;
  return (
    <>
      {fields.includes('redirectUrl') && (
        <TextInput
          label="Redirect link"
          description="Where its link leads, in place of the page that the message is about."
          placeholder="https://"
          type="url"
          maxLength={2000}
          value={values.redirectURL}
          error={problemOf(part, 'redirectURL')}
          onChange={(event) => form.changeDrip(dripId, { redirectURL: event.currentTarget.value })}
        />
      )}
      {fields.includes('cooldownDays') && (
        <TextInput
          className={styles.short ?? ''}
          label="Days between two of them"
          description="Nobody gets it again within so many days."
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
      {fields.includes('utm') && <UtmFields {...part} />}
    </>
  );
}

function UtmFields({ drip, values, form }: MessagePart) {
  const names = [...new Set([...UTM_NAMES, ...Object.keys(values.utm)])];
  return (
    <fieldset className={styles.group}>
      <legend>UTM parameters of its links</legend>
      {names.map((name) => (
        <TextInput
          key={name}
          label={name}
          maxLength={500}
          value={values.utm[name] ?? ''}
          onChange={(event) => {
            const { [name]: _old, ...others } = values.utm;
            const typed = event.currentTarget.value;
            form.changeDrip(drip.dripId, { utm: inOrder(names, { ...others, [name]: typed }) });
          }}
        />
      ))}
    </fieldset>
  );
}

/** Returns the parameters in one order without empty ones, so that typing and deleting is no change. */
function inOrder(names: readonly string[], utm: Record<string, string>): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (utm[name] ? [[name, utm[name]]] : [])));
}
