import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { fieldsOf } from '../../contract/campaign-definition.ts';
import { texts } from '../../texts/en.ts';
import { ownPartsOf } from '../own-parts-list.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { SendTest } from '../test-send/send-test.tsx';
import { AwaitedText } from './awaited-text.tsx';
import { FlowChat } from './flow-chat.tsx';
import type { MessagePart } from './message-part.ts';
import styles from './message-section.module.css';
import { shownSettings } from './shown-settings.ts';

const loadWriting = async () => ({ default: (await import('./write-words.tsx')).WriteWords });
const WriteWords = lazy(loadWriting);

interface MessagePhoneProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  part: MessagePart;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Whether its words are being edited. */
  isWriting: boolean;
  /** Starts editing them. Null if they cannot be edited. */
  editWords: (() => void) | null;
  close: () => void;
  /** The button of its editor. */
  edit: ReactNode;
  looks: ReactNode;
}

/** The phone with the message, and what can be done with it. Its words are edited in the phone. */
export function MessagePhone(props: MessagePhoneProps) {
  const { merchant, campaign, part, scheme, direction, isWriting, editWords, close } = props;
  const { drip, values, form, name } = part;
  const { ownWords } = drip;
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The button is drawn again after writing, and gets the focus back.
    if (!isWriting && wasWriting.current) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const OwnPhone = ownPartsOf(campaign.type)?.Phone;
  const shown = shownSettings(
    campaign.channel,
    fieldsOf(campaign, drip.dripIndex),
    values,
    form.form.support,
  );
  const phone = { merchant, campaign, drip, shown, scheme, direction };
  const chat = OwnPhone ? (
    <OwnPhone {...phone} settings={values.settings} />
  ) : (
    <FlowChat key={drip.flowId} {...phone} />
  );
  if (isWriting && ownWords)
    return (
      <div className={styles.phone}>
        <Suspense fallback={chat}>
          <WriteWords
            {...{ merchant, campaign, name, scheme, direction, close }}
            drip={{ ...drip, ownWords }}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.phone}>
      {chat}
      <Actions {...props} button={button} />
      {drip.awaited && (
        <LockedFields right="market">
          <AwaitedText {...{ merchant, campaign, drip, editWords }} name={name} awaited={drip.awaited} />
        </LockedFields>
      )}
    </div>
  );
}

interface ActionsProps extends MessagePhoneProps {
  button: RefObject<HTMLButtonElement | null>;
}

function Actions({ merchant, campaign, part, editWords, edit, looks, button }: ActionsProps) {
  const { drip, values, form, name } = part;
  return (
    <div className={styles.phoneActions}>
      <LockedFields right="market">
        {editWords && (
          <Button
            ref={button}
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
            aria-label={fill(texts.ownWords.editOf, { message: name })}
            onPointerEnter={() => void loadWriting()}
            onFocus={() => void loadWriting()}
            onClick={editWords}
          >
            {texts.ownWords.edit}
          </Button>
        )}
        <SendTest
          {...{ merchant, drip, name }}
          channel={campaign.channel}
          type={campaign.type}
          settings={values.settings}
          hasUnsaved={!form.isSaved && campaign.chooseFlows === undefined}
        />
      </LockedFields>
      {edit}
      {looks}
    </div>
  );
}
