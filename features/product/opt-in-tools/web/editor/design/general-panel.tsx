import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { IconPalette } from '@tabler/icons-react';
import type { Channel } from '#platform/channel/channel.ts';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { LONGEST_NAME } from '../../../contract/editing-calls.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { texts } from '../../../texts/en.ts';
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
      <h2 className={styles.head}>{texts.general.title}</h2>
      {fitsDesigns(definition) && <DesignsButton />}
      <LockedFields right="market">
        <LayoutChoice />
      </LockedFields>
      {background && <WheelButtons />}
      {wheel && <OfferList />}
      {definition.editing.hasTextsUpFront && (
        <LockedFields right="market">
          <TextFields />
        </LockedFields>
      )}
      {form.design.views && <PartList />}
      <LockedFields right="market">
        <ChatFields />
        <DiscountFields />
        {wheel && <ValidDays />}
        <AboutTool />
      </LockedFields>
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
      {texts.general.designs}
    </Button>
  );
}

function WheelButtons() {
  const { open } = useEditing();
  return (
    <div className={styles.parts}>
      <PartButton name={texts.wheel.background} onClick={() => open('wheelBackground')} />
      <PartButton name={texts.wheel.settings} onClick={() => open('wheelStyle')} />
    </div>
  );
}

function ValidDays() {
  const { form } = useEditing();
  return (
    <NumberField
      label={texts.discount.winnersValidDays}
      unit={texts.discount.days}
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
        <legend>{texts.general.texts}</legend>
        <LimitedText
          label={texts.general.titleText}
          max={open.title.maxCharacters}
          value={open.title.text}
          error={form.faultOf('views.open.title')}
          onChange={(text) => form.change({ views: { open: { title: { text } } } })}
        />
        <LimitedText
          label={texts.general.subtitleText}
          isLong
          max={open.subtitle.maxCharacters}
          value={open.subtitle.text}
          error={form.faultOf('views.open.subtitle')}
          onChange={(text) => form.change({ views: { open: { subtitle: { text } } } })}
        />
        <ColourField
          label={texts.colours.background}
          value={open.backgroundColor}
          onChange={(backgroundColor) => form.change({ views: { open: { backgroundColor } } })}
          against={{ colours: [open.title.color], warning: texts.contrast.title }}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.general.messenger}</legend>
        <MessengerFields />
      </fieldset>
    </>
  );
}

/** Says where shoppers read what they agree to. */
function whereWordingIs(channel: Channel, { chat }: ToolSettings): string {
  if (chat && channel === 'WA' && !chat.collectPhone) return texts.general.wordingInChat;
  return channel === 'WA' ? texts.general.wordingBelowField : texts.general.wordingAboveButton;
}

/** The settings of every tool: its name for the merchant, and the wording of the consent. */
function AboutTool() {
  const { form, tool } = useEditing();
  const { consentWording, isDoubleOptIn, offersChat } = form.design;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.general.about}</legend>
      <LimitedText
        label={texts.general.name}
        description={texts.general.nameHint}
        max={LONGEST_NAME}
        value={form.name}
        error={form.faultOf('name')}
        onChange={form.rename}
      />
      <Textarea
        label={texts.general.wording}
        description={whereWordingIs(tool.channel, form.design)}
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
          label={texts.general.confirms}
          checked={isDoubleOptIn}
          onChange={(event) => form.change({ isDoubleOptIn: event.currentTarget.checked })}
        />
      )}
      {offersChat !== undefined && tool.channel === 'WA' && (
        <Checkbox
          label={texts.general.offersChat}
          description={tool.chatUrl === null ? texts.general.offersChatWaits : texts.general.offersChatHint}
          checked={offersChat}
          onChange={(event) => form.change({ offersChat: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
