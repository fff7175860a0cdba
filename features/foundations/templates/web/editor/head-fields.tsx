import { NativeSelect, TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import { besideInput } from '#platform/ui-kit/terms/term-help.tsx';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { MESSAGE_TYPES } from '../../contract/template-draft.ts';
import { TEMPLATE_LANGUAGES } from '../../contract/template-languages.ts';
import { MOST } from '../../contract/template-parts.ts';
import { limitName } from '../../rules/limit-typing.ts';
import { texts } from '../../texts/en.ts';
import type { UploadPart } from '../template-slots.ts';
import type { Edited } from './edited.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

const LANGUAGES = TEMPLATE_LANGUAGES.map((value) => ({ value, label: languageName(value) })).toSorted(
  (one, other) => one.label.localeCompare(other.label, LOCALE),
);

const NAME_LIMITS = {
  characters: texts.limits.nameCharacters,
  length: fill(texts.limits.nameLength, { most: String(MOST.name) }),
};

interface AboveProps extends EditorPart {
  shopUrl: string;
  Upload: UploadPart;
}

/** The fields for the template's name, its category, and the part above its text. */
export function HeadFields({ draft, change, of, shopUrl, Upload }: AboveProps & { of: Edited['of'] }) {
  // The name is tied to the text in each language, so neither can change for an existing template.
  const isNamed = of === 'rejected' || of === 'language';
  return (
    <>
      <TextInput
        label={texts.head.name}
        description={texts.head.nameHint}
        value={draft.templateName}
        readOnly={isNamed}
        data-autofocus
        onChange={(event) => {
          const { kept, removed } = limitName(event.currentTarget.value);
          if (removed !== null) toastInfo('template-name', NAME_LIMITS[removed]);
          change({ templateName: kept });
        }}
      />
      <div className={styles.pair}>
        <NativeSelect
          label={texts.head.language}
          value={draft.language}
          disabled={of === 'rejected'}
          onChange={(event) => change({ language: event.currentTarget.value })}
          data={
            draft.language === '' ? [{ value: '', label: texts.head.noLanguage }, ...LANGUAGES] : LANGUAGES
          }
        />
        <NativeSelect
          label={texts.head.category}
          inputContainer={besideInput('category')}
          value={draft.category}
          onChange={(event) =>
            change({ category: event.currentTarget.value === 'UTILITY' ? 'UTILITY' : 'MARKETING' })
          }
          data={[
            { value: 'MARKETING', label: texts.head.marketing },
            { value: 'UTILITY', label: texts.head.utility },
          ]}
        />
      </div>
      <NativeSelect
        label={texts.head.type}
        value={draft.type}
        onChange={(event) => change({ type: event.currentTarget.value, mediaUrl: '' })}
        data={MESSAGE_TYPES.map((value) => ({ value, label: texts.head.types[value] }))}
      />
      <Above {...{ draft, change, shopUrl, Upload }} />
    </>
  );
}

function Above({ draft, change, shopUrl, Upload }: AboveProps) {
  const type = MESSAGE_TYPES.find((one) => one === draft.type) ?? 'text';
  if (type === 'text')
    return (
      <TextInput
        label={texts.head.header}
        description={texts.head.headerHint}
        value={draft.header}
        maxLength={MOST.headerText}
        onChange={(event) => change({ header: event.currentTarget.value })}
      />
    );
  return (
    <Upload
      shopUrl={shopUrl}
      label={texts.head.types[type]}
      type={type}
      value={draft.mediaUrl === '' ? null : draft.mediaUrl}
      onChange={(url) => change({ mediaUrl: url ?? '' })}
    />
  );
}
