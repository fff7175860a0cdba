import { toolWords } from '../../../contract/words/tool-words.ts';
import { texts } from '../../../texts/en.ts';
import { languageOf } from '../../preview/theme-of-design.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { SubEditor } from './back-link.tsx';

const COLOURS = (['Blue', 'White'] as const).map((value) => ({
  value,
  label: texts.messenger.colours[value],
}));
const SIZES = (['Small', 'Medium', 'Large'] as const).map((value) => ({
  value,
  label: texts.messenger.sizes[value],
}));

const OPTIONS = [
  { value: 'button', label: texts.messenger.options.button },
  { value: 'checkbox', label: texts.messenger.options.checkbox },
] as const;

/** The button that opens the page's chat: its text, colour and size. */
export function MessengerPanel() {
  return (
    <SubEditor title={texts.parts.sendToMessenger}>
      <MessengerFields />
    </SubEditor>
  );
}

/** The same fields without a way back, for tools that have no other panel. */
export function MessengerFields() {
  const { form } = useEditing();
  const { messenger } = form.design;
  if (messenger === undefined) return null;
  const offered: readonly string[] = toolWords(languageOf(form.design)).messengerButtons;
  const listed = offered.includes(messenger.optinText) ? offered : [messenger.optinText, ...offered];
  return (
    <>
      <ChoiceField
        label={texts.messenger.text}
        choices={listed.map((value) => ({ value, label: value }))}
        value={messenger.optinText}
        onChange={(optinText) => form.change({ messenger: { optinText } })}
      />
      <ChoiceField
        label={texts.messenger.option}
        description={texts.messenger.optionHint}
        choices={OPTIONS}
        value={messenger.optinOption}
        onChange={(optinOption) => form.change({ messenger: { optinOption } })}
      />
      <ChoiceField
        label={texts.messenger.colour}
        choices={COLOURS}
        value={messenger.optinColor}
        onChange={(optinColor) => form.change({ messenger: { optinColor } })}
      />
      <ChoiceField
        label={texts.messenger.size}
        choices={SIZES}
        value={messenger.optinSize}
        onChange={(optinSize) => form.change({ messenger: { optinSize } })}
      />
    </>
  );
}
