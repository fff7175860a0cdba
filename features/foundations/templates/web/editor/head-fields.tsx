import { NativeSelect, TextInput } from '@mantine/core';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { MESSAGE_TYPES, type MessageType } from '../../contract/template-draft.ts';
import { TEMPLATE_LANGUAGES } from '../../contract/template-languages.ts';
import { MOST } from '../../contract/template-parts.ts';
import { limitName } from '../../rules/limit-typing.ts';
import type { UploadPart } from '../template-slots.ts';
import type { Edited } from './edited.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

const TYPE_LABELS: Record<MessageType, string> = {
  text: 'Text',
  image: 'Image',
  video: 'Video',
  document: 'Document',
};

const LANGUAGES = TEMPLATE_LANGUAGES.map((value) => ({ value, label: languageName(value) })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);

interface AboveProps extends EditorPart {
  shopUrl: string;
  Upload: UploadPart;
}

/** The template's name, category, and what is above its text. */
export function HeadFields({ draft, change, of, shopUrl, Upload }: AboveProps & { of: Edited['of'] }) {
  // The name is tied to the text in each language, so neither can change for an existing template.
  const isNamed = of === 'rejected' || of === 'language';
  return (
    <>
      <TextInput
        label="Template name"
        description="Letters, digits and _. Shoppers do not see it."
        value={draft.templateName}
        readOnly={isNamed}
        data-autofocus
        onChange={(event) => {
          const { kept, message } = limitName(event.currentTarget.value);
          if (message !== null) toastInfo('template-name', message);
          change({ templateName: kept });
        }}
      />
      <div className={styles.pair}>
        <NativeSelect
          label="Language"
          value={draft.language}
          disabled={of === 'rejected'}
          onChange={(event) => change({ language: event.currentTarget.value })}
          data={draft.language === '' ? [{ value: '', label: 'Choose a language' }, ...LANGUAGES] : LANGUAGES}
        />
        <NativeSelect
          label="Category"
          value={draft.category}
          onChange={(event) =>
            change({ category: event.currentTarget.value === 'UTILITY' ? 'UTILITY' : 'MARKETING' })
          }
          data={[
            { value: 'MARKETING', label: 'Marketing: offers and news' },
            { value: 'UTILITY', label: 'Utility: about an order' },
          ]}
        />
      </div>
      <NativeSelect
        label="Message type"
        value={draft.type}
        onChange={(event) => change({ type: event.currentTarget.value, mediaUrl: '' })}
        data={MESSAGE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
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
        label="Header"
        description="Optional: a line above the text, with one variable at most."
        value={draft.header}
        maxLength={MOST.headerText}
        onChange={(event) => change({ header: event.currentTarget.value })}
      />
    );
  return (
    <Upload
      shopUrl={shopUrl}
      label={TYPE_LABELS[type]}
      type={type}
      value={draft.mediaUrl === '' ? null : draft.mediaUrl}
      onChange={(url) => change({ mediaUrl: url ?? '' })}
    />
  );
}
