import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { describeOrigin } from '#features/product/message-log/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Held } from '../../contract/held-calls.ts';
import { texts } from '../../texts/en.ts';
import type { Whose } from '../use-inbox.ts';
import styles from './held-panel.module.css';
import { useDecide } from './use-decide.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#platform/ui-kit/dialogs/confirm-dialog.tsx')).ConfirmDialog,
}));

interface HeldPanelProps {
  whose: Whose;
  held: readonly Held[];
  timeZone: string;
}

/** The offers that wait because the team talks with the shopper, and what can be done with each. */
export function HeldPanel({ whose, held, timeZone }: HeldPanelProps) {
  const [asked, setAsked] = useState<Held | null>(null);
  const { mutate, isPending, variables } = useDecide(whose);
  const panel = useFocusOn();
  const decide = (act: 'send' | 'tomorrow' | 'drop', { messageId }: Held) => {
    // The pressed button goes away with what it decided.
    panel.current?.focus();
    mutate({ act, messageId });
  };
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={texts.held.label}>
      <ul className={styles.list}>
        {held.map((one) => (
          <li key={one.messageId} className={styles.offer}>
            <IconClockPause className={styles.icon} size={18} stroke={1.5} aria-hidden />
            <p className={styles.words}>
              <strong>
                <bdi>{nameOf(one)}</bdi>
              </strong>
              {one.messages > 1 && <span> · {fill(texts.held.messages, { count: one.messages })}</span>}
              <span className={styles.standing}>{describe(one, timeZone)}</span>
            </p>
            <Acts
              held={one}
              timeZone={timeZone}
              isPending={isPending && variables.messageId === one.messageId}
              decide={(act) => (act === 'drop' ? setAsked(one) : decide(act, one))}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <ConfirmDialog
            opened
            title={fill(texts.held.question, { source: nameOf(asked) })}
            text={texts.held.questionText}
            confirm={texts.held.confirm}
            isPending={isPending}
            onConfirm={() => {
              decide('drop', asked);
              setAsked(null);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Moves the focus from the panel to the answer, which is behind it, when the last offer is decided. */
function useFocusOn() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = panel.current;
    return () => {
      if (section?.contains(document.activeElement))
        section.nextElementSibling?.querySelector('textarea')?.focus();
    };
  }, []);
  return panel;
}

interface ActsProps {
  held: Held;
  timeZone: string;
  isPending: boolean;
  decide: (act: 'send' | 'tomorrow' | 'drop') => void;
}

function Acts({ held, timeZone, isPending, decide }: ActsProps) {
  const lock = useLock('answer');
  const source = nameOf(held);
  const button = { size: 'compact-sm', variant: 'default', disabled: isPending, ...lock } as const;
  return (
    <span className={styles.acts}>
      {held.state !== 'released' && (
        <Button {...button} aria-label={fill(texts.held.sendOf, { source })} onClick={() => decide('send')}>
          {texts.held.send}
        </Button>
      )}
      {held.tomorrowAt !== null && (
        <Button
          {...button}
          aria-label={fill(texts.held.tomorrowOf, { source, when: formatMoment(held.tomorrowAt, timeZone) })}
          title={formatMoment(held.tomorrowAt, timeZone)}
          onClick={() => decide('tomorrow')}
        >
          {texts.held.tomorrow}
        </Button>
      )}
      <Button {...button} aria-label={fill(texts.held.dropOf, { source })} onClick={() => decide('drop')}>
        {texts.held.drop}
      </Button>
    </span>
  );
}

function nameOf({ sourceType, sourceName }: Held): string {
  return describeOrigin({ sourceType, sourceName, isTest: false });
}

/** What an offer waits for, and until when. It may be too late by the end of the conversation. */
function describe({ state, at, expiresAt, reason }: Held, timeZone: string): string {
  if (state === 'released')
    return reason === null
      ? texts.held.released
      : fill(texts.held.waits, { reason: describeSkipReason(reason).short });
  if (Date.parse(at) > Date.parse(expiresAt))
    return fill(texts.held.tooLate, { when: formatMoment(expiresAt, timeZone) });
  const when = formatMoment(at, timeZone);
  return fill(state === 'held' ? texts.held.held : texts.held.postponed, { when });
}
