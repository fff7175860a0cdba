import { Button, NativeSelect, TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { useRowFocus } from '#platform/ui-kit/use-row-focus.ts';
import { MOST_QUICK_REPLIES, readButtons, writeButtons } from '../../contract/template-draft.ts';
import { MOST } from '../../contract/template-parts.ts';
import { limitButton } from '../../rules/limit-typing.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';
import { texts } from '../../texts/en.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

const TYPES = [
  { value: 'none', label: texts.buttons.types.none },
  { value: 'quickReply', label: texts.buttons.types.quickReply },
  { value: 'callToAction', label: texts.buttons.types.callToAction },
];

/** Stands for a text not written yet; an empty text would mean no button. */
const UNWRITTEN = ' ';

/** Up to three quick replies, or one link. */
export function ButtonFields({ draft, change }: EditorPart) {
  const type = typeOf(draft);
  return (
    <fieldset className={styles.group}>
      <legend>{texts.buttons.title}</legend>
      <NativeSelect
        label={texts.buttons.type}
        description={texts.buttons.typeHint}
        value={type}
        onChange={({ currentTarget: { value } }) =>
          change({
            quick_reply_buttons: value === 'quickReply' ? writeButtons([UNWRITTEN]) : '',
            call_to_action_buttons: value === 'callToAction' ? writeButtons([UNWRITTEN]) : '',
          })
        }
        data={TYPES}
      />
      {type === 'quickReply' && <Replies draft={draft} change={change} />}
      {type === 'callToAction' && <LinkButton draft={draft} change={change} />}
    </fieldset>
  );
}

function typeOf({ quick_reply_buttons: replies, call_to_action_buttons: link }: WholeDraft): string {
  if (replies !== '') return 'quickReply';
  return link === '' ? 'none' : 'callToAction';
}

function Replies({ draft, change }: EditorPart) {
  const replies = readButtons(draft.quick_reply_buttons);
  const write = (changed: readonly string[]) => change({ quick_reply_buttons: writeButtons(changed) });
  const { list, focusRow } = useRowFocus<HTMLDivElement>();
  return (
    <div ref={list} className={styles.replies}>
      {replies.map((text, at) => (
        <div key={at} className={styles.line} data-row>
          <ButtonText
            label={fill(texts.buttons.replyText, { number: at + 1 })}
            text={text}
            write={(kept) => write(replies.with(at, kept))}
          />
          <Button
            variant="default"
            aria-label={fill(texts.buttons.removeLabel, { number: at + 1 })}
            onClick={() => {
              focusRow(at);
              write(replies.toSpliced(at, 1));
            }}
          >
            {texts.buttons.remove}
          </Button>
        </div>
      ))}
      <div className={styles.inserts}>
        {replies.length < MOST_QUICK_REPLIES && (
          <Button
            variant="default"
            size="compact-sm"
            data-add-row
            onClick={() => {
              focusRow(replies.length);
              write([...replies, UNWRITTEN]);
            }}
          >
            {texts.buttons.add}
          </Button>
        )}
        <span className={styles.quiet}>{texts.buttons.stopNote}</span>
      </div>
    </div>
  );
}

function LinkButton({ draft, change }: EditorPart) {
  const [text = UNWRITTEN, url = ''] = readButtons(draft.call_to_action_buttons);
  const write = (title: string, address: string) =>
    change({ call_to_action_buttons: writeButtons(address === '' ? [title] : [title, address]) });
  return (
    <>
      <NativeSelect label={texts.buttons.action} data={[texts.buttons.link]} disabled />
      <ButtonText label={texts.buttons.linkText} text={text} write={(kept) => write(kept, url)} />
      <TextInput
        label={texts.buttons.address}
        description={texts.buttons.addressHint}
        placeholder={texts.buttons.addressExample}
        type="url"
        value={url}
        maxLength={2000}
        onChange={(event) => write(text, event.currentTarget.value.trim())}
      />
    </>
  );
}

function ButtonText({ label, text, write }: { label: string; text: string; write: (text: string) => void }) {
  return (
    <TextInput
      label={label}
      value={text === UNWRITTEN ? '' : text}
      onChange={(event) => {
        const { kept, removed } = limitButton(event.currentTarget.value);
        if (removed !== null)
          toastInfo('template-button', fill(texts.limits.buttonLength, { most: String(MOST.buttonTitle) }));
        write(kept === '' ? UNWRITTEN : kept);
      }}
    />
  );
}
