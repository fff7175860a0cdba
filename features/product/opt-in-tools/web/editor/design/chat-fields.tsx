import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { LONGEST_CHAT } from '../../../contract/tool-chat.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { typedSupportNumber } from '../../../rules/support-number.ts';
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
      <legend>{tool.channel === 'WA' ? 'WhatsApp chat' : 'Messenger chat'}</legend>
      <ColourField
        label="Widget colour"
        value={chat.themeColor}
        onChange={(themeColor) => change({ themeColor })}
      />
      <ColourField
        label="Colour of the greeting"
        value={chat.chatColorLeft}
        onChange={(chatColorLeft) => change({ chatColorLeft })}
      />
      <ColourField
        label="Colour of “Start the chat”"
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
        label="Greeting text for logged-in users"
        max={LONGEST_CHAT.loggedInGreetingText}
        sentence="Max length of 80 reached."
        value={chat.loggedInGreetingText}
        error={form.faultOf('chat.loggedInGreetingText')}
        onChange={(loggedInGreetingText) => change({ loggedInGreetingText })}
      />
      <LimitedText
        label="Greeting text for logged-out users"
        max={LONGEST_CHAT.loggedOutGreetingText}
        sentence="Max length of 80 reached."
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
        label="Support number"
        description="With the country’s code: shoppers’ messages go there."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="tel"
        value={chat.supportNumber}
        error={form.faultOf('chat.supportNumber')}
        onChange={(event) => change({ supportNumber: typedSupportNumber(event.currentTarget.value) })}
      />
      <LimitedText label="Chat heading" {...text('chatHeading')} />
      <LimitedText label="Chat subheading" {...text('chatSubheading')} />
      <LimitedText label="Greeting text" isLong {...text('greetingText')} />
      <LimitedText
        label="Text on the widget"
        max={40}
        value={chat.widgetText}
        onChange={(widgetText) => change({ widgetText })}
      />
      <LimitedText
        label="What the shopper’s first message begins with"
        isLong
        max={500}
        value={chat.defaultText}
        onChange={(defaultText) => change({ defaultText })}
      />
      <Checkbox
        label="Collect the shopper’s phone number"
        checked={chat.collectPhone}
        onChange={(event) => change({ collectPhone: event.currentTarget.checked })}
      />
      <ChatPlace chat={chat} change={change} />
    </>
  );
}

const SIDES = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;

function ChatPlace({ chat, change }: ChatFieldsProps) {
  return (
    <div className={styles.pair}>
      <ChoiceField
        label="Widget position"
        choices={SIDES}
        value={chat.widgetPosition}
        onChange={(widgetPosition) => change({ widgetPosition })}
      />
      <NumberField
        label="Widget distance"
        unit="px"
        description="0 is 2% of the window."
        most={500}
        decimals={0}
        value={chat.widgetDistance}
        onChange={(widgetDistance) => change({ widgetDistance: widgetDistance ?? 0 })}
      />
    </div>
  );
}
