import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { fill } from '#platform/language/reader.ts';
import { LONGEST_CHAT } from '../../../contract/tool-chat.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { typedSupportNumber } from '../../../rules/support-number.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { LimitedText } from '../fields/limited-text.tsx';
import { NumberField } from '../fields/number-field.tsx';
import styles from './design.module.css';

type Chat = NonNullable<ToolSettings['chat']>;
interface ChatFieldsProps {
  chat: Chat;
  change: (changed: Partial<Chat>) => void;
}

/** The settings of a chat widget, which differ by channel. Document 3, section 2.2. */
export function ChatFields() {
  const { form, tool } = useEditing();
  const { chat } = form.design;
  if (chat === undefined) return null;
  const change = (changed: Partial<Chat>) => form.change({ chat: changed });
  return (
    <fieldset className={styles.group}>
      <legend>{texts.chat[tool.channel]}</legend>
      <ColourField
        label={texts.chat.colour}
        value={chat.themeColor}
        onChange={(themeColor) => change({ themeColor })}
      />
      <ColourField
        label={texts.chat.greetingColour}
        value={chat.chatColorLeft}
        onChange={(chatColorLeft) => change({ chatColorLeft })}
      />
      <ColourField
        label={texts.chat.startColour}
        value={chat.chatColorRight}
        onChange={(chatColorRight) => change({ chatColorRight })}
      />
      {tool.channel === 'WA' ? (
        <WhatsAppFields chat={chat} change={change} />
      ) : (
        <MessengerGreetings chat={chat} change={change} />
      )}
    </fieldset>
  );
}

function MessengerGreetings({ chat, change }: ChatFieldsProps) {
  const { form } = useEditing();
  return (
    <>
      <LimitedText
        label={texts.chat.loggedIn}
        max={LONGEST_CHAT.loggedInGreetingText}
        sentence={fill(texts.fields.longestGreeting, { max: LONGEST_CHAT.loggedInGreetingText })}
        value={chat.loggedInGreetingText}
        error={form.faultOf('chat.loggedInGreetingText')}
        onChange={(loggedInGreetingText) => change({ loggedInGreetingText })}
      />
      <LimitedText
        label={texts.chat.loggedOut}
        max={LONGEST_CHAT.loggedOutGreetingText}
        sentence={fill(texts.fields.longestGreeting, { max: LONGEST_CHAT.loggedOutGreetingText })}
        value={chat.loggedOutGreetingText}
        error={form.faultOf('chat.loggedOutGreetingText')}
        onChange={(loggedOutGreetingText) => change({ loggedOutGreetingText })}
      />
    </>
  );
}

function WhatsAppFields({ chat, change }: ChatFieldsProps) {
  const { form } = useEditing();
  const text = (name: 'greetingText' | 'chatHeading' | 'chatSubheading') => ({
    max: LONGEST_CHAT[name],
    value: chat[name],
    error: form.faultOf(`chat.${name}`),
    onChange: (typed: string) => change({ [name]: typed }),
  });
  return (
    <>
      <TextInput
        label={texts.chat.supportNumber}
        description={texts.chat.supportNumberHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="tel"
        value={chat.supportNumber}
        error={form.faultOf('chat.supportNumber')}
        onChange={(event) => change({ supportNumber: typedSupportNumber(event.currentTarget.value) })}
      />
      <LimitedText label={texts.chat.heading} {...text('chatHeading')} />
      <LimitedText label={texts.chat.subheading} {...text('chatSubheading')} />
      <LimitedText label={texts.chat.greeting} isLong {...text('greetingText')} />
      <LimitedText
        label={texts.chat.widgetText}
        max={40}
        value={chat.widgetText}
        onChange={(widgetText) => change({ widgetText })}
      />
      <LimitedText
        label={texts.chat.firstWords}
        isLong
        max={500}
        value={chat.defaultText}
        onChange={(defaultText) => change({ defaultText })}
      />
      <Checkbox
        label={texts.chat.collectPhone}
        checked={chat.collectPhone}
        onChange={(event) => change({ collectPhone: event.currentTarget.checked })}
      />
      <ChatPlace chat={chat} change={change} />
    </>
  );
}

const SIDES = [
  { value: 'left', label: texts.chat.positions.left },
  { value: 'right', label: texts.chat.positions.right },
] as const;

function ChatPlace({ chat, change }: ChatFieldsProps) {
  return (
    <div className={styles.pair}>
      <ChoiceField
        label={texts.chat.position}
        choices={SIDES}
        value={chat.widgetPosition}
        onChange={(widgetPosition) => change({ widgetPosition })}
      />
      <NumberField
        label={texts.chat.distance}
        unit={texts.chat.pixels}
        description={texts.chat.distanceHint}
        most={500}
        decimals={0}
        value={chat.widgetDistance}
        onChange={(widgetDistance) => change({ widgetDistance: widgetDistance ?? 0 })}
      />
    </div>
  );
}
