import { toolWords } from '../../../contract/words/tool-words.ts';
import { languageOf } from '../../preview/theme-of-design.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { SubEditor } from './back-link.tsx';

const asChoices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

const OPTIONS = [
  { value: 'button', label: 'Button' },
  { value: 'checkbox', label: 'Checkbox' },
] as const;

/** The button that opens the page's chat: its text, colour and size. */
export function MessengerPanel() {
  return (
    <SubEditor title="Send to Messenger">
      <MessengerFields />
    </SubEditor>
  );
}

/** The same fields without a way back, for tools that have no other panel. */
export function MessengerFields() {
  const { form } = useEditing();
  const { messenger } = form.design;
  if (messenger === undefined) return null;
  const texts: readonly string[] = toolWords(languageOf(form.design)).messengerButtons;
  const listed = texts.includes(messenger.optinText) ? texts : [messenger.optinText, ...texts];
  return (
    <>
      <ChoiceField
        label="Button text"
        choices={asChoices(listed)}
        value={messenger.optinText}
        onChange={(optinText) => form.change({ messenger: { optinText } })}
      />
      <ChoiceField
        label="Button or checkbox"
        description="With a checkbox, shoppers tick that they agree before the button works."
        choices={OPTIONS}
        value={messenger.optinOption}
        onChange={(optinOption) => form.change({ messenger: { optinOption } })}
      />
      <ChoiceField
        label="Colour"
        choices={asChoices(['Blue', 'White'] as const)}
        value={messenger.optinColor}
        onChange={(optinColor) => form.change({ messenger: { optinColor } })}
      />
      <ChoiceField
        label="Size"
        choices={asChoices(['Small', 'Medium', 'Large'] as const)}
        value={messenger.optinSize}
        onChange={(optinSize) => form.change({ messenger: { optinSize } })}
      />
    </>
  );
}
