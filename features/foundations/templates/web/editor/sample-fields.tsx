import { TextInput } from '@mantine/core';
import { namesInText } from '../../contract/named-text.ts';
import { sampleFor } from '../../rules/read-draft.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

/** A sample for each variable, for the reviewer and the preview. */
export function SampleFields({ draft, change }: EditorPart) {
  const names = namesInText(`${draft.type === 'text' ? draft.header : ''}\n${draft.template}`);
  if (names.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Samples</legend>
      <p className={styles.quiet}>WhatsApp’s reviewer reads these in place of the variables.</p>
      <div className={styles.pair}>
        {names.map((name) => (
          <TextInput
            key={name}
            label={`Sample for ${name}`}
            value={draft.samples[name] ?? sampleFor(name)}
            maxLength={200}
            onChange={(event) => change({ samples: { ...draft.samples, [name]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
