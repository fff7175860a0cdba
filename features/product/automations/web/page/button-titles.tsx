import { TextInput } from '@mantine/core';
import { cutText } from '#platform/language/cut-text.ts';
import { fill } from '#platform/language/reader.ts';
import { limitTextLength } from '#platform/ui-kit/limit-text-length.ts';
import type { OwnButton } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import styles from './write-words.module.css';

/** WhatsApp allows 25 for some kinds. The templates' limit for all kinds is 20. */
const MOST = 20;

interface ButtonTitlesProps {
  /** "message 1", for screen readers. */
  name: string;
  buttons: readonly OwnButton[];
  onChange: (buttons: OwnButton[]) => void;
}

/** Fields for the titles of a message's buttons. WhatsApp itself writes the titles of some. */
export function ButtonTitles({ name, buttons, onChange }: ButtonTitlesProps) {
  const { titles } = texts.ownWords;
  if (buttons.every((button) => labelOf(button) === null)) return null;
  return (
    <fieldset className={styles.buttons}>
      <legend>{fill(titles.of, { message: name })}</legend>
      {buttons.map((button, at) => {
        const label = labelOf(button);
        return (
          label !== null && (
            <TextInput
              key={at}
              size="sm"
              label={fill(label, { number: at + 1 })}
              value={button.title}
              onChange={({ currentTarget: { value } }) => {
                if (value.length > MOST) limitTextLength(fill(titles.most, { most: String(MOST) }));
                onChange(buttons.with(at, { ...button, title: cutText(value, MOST) }));
              }}
            />
          )
        );
      })}
    </fieldset>
  );
}

function labelOf({ kind, isStop }: OwnButton): string | null {
  const { titles } = texts.ownWords;
  switch (kind) {
    case 'link':
      return titles.link;
    case 'reply':
      return isStop ? titles.stop : titles.reply;
    case 'call':
      return titles.call;
    case 'form':
      return titles.form;
    case 'code':
    case 'number':
    case 'list':
    case 'place':
      return null;
  }
}
