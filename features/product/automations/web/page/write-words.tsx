import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { TextEditingContext, WordField } from '#features/product/flows/web/index.ts';
import { fill } from '#platform/language/reader.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { ButtonTitles } from './button-titles.tsx';
import { useWriteOwnWords } from './use-change-drip.ts';
import styles from './write-words.module.css';

const MOST = 1024;
const UNSUBMITTED = {
  text: texts.ownWords.unsubmitted,
  leave: texts.ownWords.leave,
  stay: texts.ownWords.stay,
};

interface WriteWordsProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip & { ownWords: NonNullable<Drip['ownWords']> };
  /** "message 1", for screen readers. */
  name: string;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  close: () => void;
}

/** The message in the phone with its text to edit, and the titles of its buttons below. Picture and footer stay. */
export function WriteWords({ merchant, campaign, drip, name, scheme, direction, close }: WriteWordsProps) {
  const { text, setText, buttons, setButtons, isChanged } = useEdited(drip.awaited ?? drip.ownWords);
  const {
    mutate,
    isPending,
    data: faults = [],
    reset,
  } = useWriteOwnWords(merchant, campaign.channel, drip.dripId, close);
  useUnsavedGuard(isChanged, UNSUBMITTED);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector<HTMLElement>('[role=textbox]')?.focus(), []);
  const { values } = drip.ownWords;
  const editing = useMemo(() => ({ channel: 'WA' as const, valueNames: values }), [values]);
  const [bubble] = drip.preview;
  useEffect(reset, [reset, text, buttons]);
  const words = (
    <TextEditingContext value={editing}>
      <WordField
        label={fill(texts.ownWords.label, { message: name })}
        value={text}
        most={MOST}
        place={`words-${drip.dripId}`}
        placeholder={texts.ownWords.hint}
        isInvalid={faults.length > 0}
        onChange={setText}
      />
    </TextEditingContext>
  );
  return (
    <div className={styles.writing} ref={field}>
      <Phone chatName={merchant.shopName} scheme={scheme} direction={direction} app="whatsapp">
        {bubble && <Bubble from="business" time="10:24" bubble={{ ...bubble, buttons }} words={words} />}
      </Phone>
      <ButtonTitles name={name} buttons={buttons} onChange={setButtons} />
      <Faults faults={faults} />
      <p className={styles.note}>{texts.ownWords.note}</p>
      <div className={styles.actions}>
        <Button variant="default" size="compact-md" onClick={close}>
          {texts.ownWords.cancel}
        </Button>
        <Button
          size="compact-md"
          loading={isPending}
          disabled={!isChanged}
          onClick={() => mutate({ text, titles: buttons.map(({ title }) => title) })}
        >
          {texts.ownWords.submit}
        </Button>
      </div>
    </div>
  );
}

function useEdited(start: Pick<WriteWordsProps['drip']['ownWords'], 'text' | 'buttons'>) {
  // The words that the merchant opened, even if the page loads others meanwhile.
  const [opened] = useState(start);
  const [text, setText] = useState(opened.text);
  const [buttons, setButtons] = useState(opened.buttons);
  const isChanged =
    text !== opened.text || buttons.some(({ title }, at) => title !== opened.buttons[at]?.title);
  return { text, setText, buttons, setButtons, isChanged };
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <div role="status" className={styles.faults} data-shown={faults.length > 0}>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </div>
  );
}
