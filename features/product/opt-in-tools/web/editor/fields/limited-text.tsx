import { Textarea, TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { limitTextLength } from '#platform/ui-kit/limit-text-length.ts';
import { texts } from '../../../texts/en.ts';

interface LimitedTextProps {
  label: string;
  value: string;
  /** The maximum number of characters, as people count them. */
  max: number;
  onChange: (text: string) => void;
  error?: string | null;
  description?: string;
  placeholder?: string;
  /** Whether the text can have several lines. */
  isLong?: boolean;
  /** The sentence at the limit, if the specification has its own. */
  sentence?: string;
}

/** A text field with a maximum length. Further characters are refused with a message. */
export function LimitedText({
  max,
  onChange,
  isLong = false,
  error = null,
  description,
  placeholder,
  sentence = fill(texts.fields.longest, { max }),
  ...field
}: LimitedTextProps) {
  const take = (typed: string) => {
    const characters = [...typed];
    if (characters.length >= max) limitTextLength(sentence);
    onChange(characters.slice(0, max).join(''));
  };
  const left = `${[...field.value].length}/${max}`;
  const props = {
    ...field,
    error,
    description: description === undefined ? left : `${description} ${left}`,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    ...(placeholder !== undefined && { placeholder }),
    onChange: (event: { currentTarget: { value: string } }) => take(event.currentTarget.value),
  };
  return isLong ? <Textarea autosize minRows={2} maxRows={8} {...props} /> : <TextInput {...props} />;
}
