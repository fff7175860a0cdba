import { TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { namesInText } from '../../contract/named-text.ts';
import { sampleFor } from '../../rules/read-draft.ts';
import { texts } from '../../texts/en.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

/** A sample for each variable, for the reviewer and the preview. */
export function SampleFields({ draft, change }: EditorPart) {
  const names = namesInText(`${draft.type === 'text' ? draft.header : ''}\n${draft.template}`);
  if (names.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.samples.title}</legend>
      <p className={styles.quiet}>{texts.samples.note}</p>
      <div className={styles.pair}>
        {names.map((name) => (
          <TextInput
            key={name}
            label={fill(texts.samples.sample, { name })}
            value={draft.samples[name] ?? sampleFor(name)}
            maxLength={200}
            onChange={(event) => change({ samples: { ...draft.samples, [name]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
