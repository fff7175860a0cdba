import { Button, NativeSelect, TextInput } from '@mantine/core';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { useRowFocus } from '#platform/ui-kit/use-row-focus.ts';
import { MOST_QUICK_REPLIES, readButtons, writeButtons } from '../../contract/template-draft.ts';
import { limitButton } from '../../rules/limit-typing.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';
import { CLEARS_BUTTONS } from '../copy.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

const TYPES = [
  { value: 'none', label: 'No buttons' },
  { value: 'quickReply', label: 'Quick Reply' },
  { value: 'callToAction', label: 'Call To Action' },
];

/** Stands for a text not written yet; an empty text would mean no button. */
const UNWRITTEN = ' ';

/** Up to three quick replies, or one link. */
export function ButtonFields({ draft, change }: EditorPart) {
  const type = typeOf(draft);
  return (
    <fieldset className={styles.group}>
      <legend>Buttons</legend>
      <NativeSelect
        label="Button type"
        description={CLEARS_BUTTONS}
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
  const texts = readButtons(draft.quick_reply_buttons);
  const write = (changed: readonly string[]) => change({ quick_reply_buttons: writeButtons(changed) });
  const { list, focusRow } = useRowFocus<HTMLDivElement>();
  return (
    <div ref={list} className={styles.replies}>
      {texts.map((text, at) => (
        <div key={at} className={styles.line} data-row>
          <ButtonText
            label={`Text of button ${at + 1}`}
            text={text}
            write={(kept) => write(texts.with(at, kept))}
          />
          <Button
            variant="default"
            aria-label={`Remove button ${at + 1}`}
            onClick={() => {
              focusRow(at);
              write(texts.toSpliced(at, 1));
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className={styles.inserts}>
        {texts.length < MOST_QUICK_REPLIES && (
          <Button
            variant="default"
            size="compact-sm"
            data-add-row
            onClick={() => {
              focusRow(texts.length);
              write([...texts, UNWRITTEN]);
            }}
          >
            Add a button
          </Button>
        )}
        <span className={styles.quiet}>A button that says “Stop” ends all offers to whoever taps it.</span>
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
      <NativeSelect label="Type of action" data={['Link']} value="Link" disabled />
      <ButtonText label="Text of the button" text={text} write={(kept) => write(kept, url)} />
      <TextInput
        label="Address"
        description="Where it leads. Leave it empty for what the message is about: the cart, the product, else your store."
        placeholder="https://"
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
        const { kept, message } = limitButton(event.currentTarget.value);
        if (message !== null) toastInfo('template-button', message);
        write(kept === '' ? UNWRITTEN : kept);
      }}
    />
  );
}
