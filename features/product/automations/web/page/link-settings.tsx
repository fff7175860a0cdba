import { TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { TermHelp } from '#platform/ui-kit/terms/term-help.tsx';
import type { SettingField } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/en.ts';
import styles from './fields.module.css';
import { problemOf, type MessagePart } from './message-part.ts';
import { MoreSettings } from './more-settings.tsx';

const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** The settings of a message's links, which most merchants never change. */
export function LinkSettings({ fields, ...part }: MessagePart & { fields: readonly SettingField[] }) {
  const { drip, values, form, name } = part;
  const problem = problemOf(part, 'redirectURL');
  if (!fields.includes('redirectUrl') && !fields.includes('utm')) return null;
  return (
    <MoreSettings title={fill(texts.moreSettings.ofMessage, { message: name })} isWrong={problem !== null}>
      {fields.includes('redirectUrl') && (
        <TextInput
          label={texts.linkSettings.redirect}
          description={texts.linkSettings.redirectNote}
          placeholder={texts.linkSettings.redirectHint}
          type="url"
          maxLength={2000}
          value={values.redirectURL}
          error={problem}
          onChange={(event) => form.changeDrip(drip.dripId, { redirectURL: event.currentTarget.value })}
        />
      )}
      {fields.includes('utm') && <UtmFields {...part} />}
    </MoreSettings>
  );
}

function UtmFields({ drip, values, form }: MessagePart) {
  const names = [...new Set([...UTM_NAMES, ...Object.keys(values.utm)])];
  return (
    <fieldset className={styles.group} aria-label={texts.linkSettings.utm}>
      <legend>
        {texts.linkSettings.utm} <TermHelp term="utm" />
      </legend>
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
