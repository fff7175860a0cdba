import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { IconPalette } from '@tabler/icons-react';
import type { Channel } from '#platform/channel/channel.ts';
import { LONGEST_NAME } from '../../../contract/editing-calls.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { fitsDesigns } from '../../designs/apply-design.ts';
import { useEditing } from '../editing.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { LimitedText } from '../fields/limited-text.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { ChatFields } from './chat-fields.tsx';
import styles from './design.module.css';
import { DiscountFields } from './discount-fields.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { MessengerFields } from './messenger-panel.tsx';
import { OfferList } from './offer-list.tsx';
import { PartButton, PartList } from './part-list.tsx';

/** The first panel of the Design tab. Each type of tool adds its own parts. Document 3, section 2.2. */
export function GeneralPanel() {
  const { definition, form } = useEditing();
  const { wheel, background } = form.design;
  return (
    <div className={styles.stack}>
      <h2 className={styles.head}>General Settings</h2>
      {fitsDesigns(definition) && <DesignsButton />}
      <LayoutChoice />
      {background && <WheelButtons />}
      {wheel && <OfferList />}
      {definition.editing.hasTextsUpFront && <TextFields />}
      {form.design.views && <PartList />}
      <ChatFields />
      <DiscountFields />
      {wheel && <ValidDays />}
      <AboutTool />
    </div>
  );
}

function DesignsButton() {
  const { open } = useEditing();
  return (
    <Button
      variant="default"
      leftSection={<IconPalette size={16} stroke={1.5} aria-hidden />}
      onClick={() => open('designs')}
    >
      Ready designs
    </Button>
  );
}

function WheelButtons() {
  const { open } = useEditing();
  return (
    <div className={styles.parts}>
      <PartButton name="Background Settings" onClick={() => open('wheelBackground')} />
      <PartButton name="Wheel Settings" onClick={() => open('wheelStyle')} />
    </div>
  );
}

function ValidDays() {
  const { form } = useEditing();
  return (
    <NumberField
      label="Codes of winners are valid for"
      unit="days"
      most={365}
      decimals={0}
      value={form.design.validDays ?? null}
      onChange={(days) => form.change({ validDays: Math.max(1, days ?? 1) })}
    />
  );
}

/** The texts of the open view are here too, because they are most of a tool's texts. */
function TextFields() {
  const { form } = useEditing();
  const open = form.design.views?.open;
  if (open === undefined) return null;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Texts</legend>
        <LimitedText
          label="Title text"
          max={open.title.maxCharacters}
          value={open.title.text}
          error={form.faultOf('views.open.title')}
          onChange={(text) => form.change({ views: { open: { title: { text } } } })}
        />
        <LimitedText
          label="Subtitle text"
          isLong
          max={open.subtitle.maxCharacters}
          value={open.subtitle.text}
          error={form.faultOf('views.open.subtitle')}
          onChange={(text) => form.change({ views: { open: { subtitle: { text } } } })}
        />
        <ColourField
          label="Background colour"
          value={open.backgroundColor}
          onChange={(backgroundColor) => form.change({ views: { open: { backgroundColor } } })}
          against={{ colours: [open.title.color], name: 'the title' }}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Messenger settings</legend>
        <MessengerFields />
      </fieldset>
    </>
  );
}

/** Says where shoppers read what they agree to. */
function whereWordingStands(channel: Channel, { chat }: ToolSettings): string {
  if (chat && channel === 'WA' && !chat.collectPhone)
    return 'It is shown once the chat collects the shopper’s phone number: until then nobody signs up here.';
  const place = channel === 'WA' ? 'below the field for the number' : 'above the button';
  return `It stands ${place}, and is kept with each sign-up there as proof.`;
}

const HOW_TO_WRITE =
  'A link on a phone, and a QR code on a computer, open WhatsApp with the message that signs them up.';
const NO_CHAT = 'It shows once your store has a WhatsApp number that can be written to.';

/** The settings of every tool: its name for the merchant, and the wording of the consent. */
function AboutTool() {
  const { form, tool } = useEditing();
  const { consentWording, isDoubleOptIn, offersChat } = form.design;
  return (
    <fieldset className={styles.group}>
      <legend>About this tool</legend>
      <LimitedText
        label="Name"
        description="Only you see it."
        max={LONGEST_NAME}
        value={form.name}
        error={form.faultOf('name')}
        onChange={form.rename}
      />
      <Textarea
        label="What shoppers agree to"
        description={whereWordingStands(tool.channel, form.design)}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={consentWording}
        error={form.faultOf('consentWording')}
        onChange={(event) => form.change({ consentWording: event.currentTarget.value })}
      />
      {isDoubleOptIn !== undefined && tool.channel === 'WA' && (
        <Checkbox
          label="Everybody confirms by a WhatsApp message of their own"
          checked={isDoubleOptIn}
          onChange={(event) => form.change({ isDoubleOptIn: event.currentTarget.checked })}
        />
      )}
      {offersChat !== undefined && tool.channel === 'WA' && (
        <Checkbox
          label="Shoppers may write to you instead of typing a number"
          description={tool.chatUrl === null ? NO_CHAT : HOW_TO_WRITE}
          checked={offersChat}
          onChange={(event) => form.change({ offersChat: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
