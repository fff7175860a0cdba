import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import {
  areRepliesCharged,
  describeFreeReplies,
} from '#features/foundations/channels/contract/reply-prices.ts';
import { MOST_LETTERS, type Person } from '#features/product/people/contract/person-calls.ts';
import { askToSend, leftAfter, type Asked } from '#features/product/people/rules/index.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { windowLeft } from '../rules/window-left.ts';
import { texts } from '../texts/en.ts';
import styles from './composer.module.css';
import { draftOf, keepDraft } from './drafts.ts';
import { useWrite, type Whose } from './use-inbox.ts';
import { useKeys } from './use-keys.ts';
import { WindowRing } from './window-ring.tsx';

const SavedReplies = lazy(async () => ({ default: (await import('./saved-replies.tsx')).SavedReplies }));

const MINUTE_MS = 60_000;
/** Whoever pauses for so long does not type any more. */
const TYPING_MS = 6000;

interface ComposerProps {
  whose: Whose;
  person: Person;
  onTyping: (isTyping: boolean) => void;
}

/** The field for answers to the shopper and notes for the team. */
export function Composer({ whose, person, onTyping }: ComposerProps) {
  const [isNote, setIsNote] = useState(false);
  const [isSavedOpen, setIsSavedOpen] = useState(false);
  const { text, write, error, isPending, send } = useText(whose, isNote, onTyping);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = windowLeft(person.windowUntil, useMinute());
  const lock = useLock('answer');
  const choose = useEffectEvent((note: boolean) => {
    setIsNote(note);
    field.current?.focus();
  });
  const keys = useRef({ r: () => choose(false), n: () => choose(true) });
  useKeys(keys.current);
  const canWrite = isNote || left !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in Chinese, Japanese and Korean.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
    if (event.key === '/' && text === '' && !isNote) {
      event.preventDefault();
      setIsSavedOpen(true);
    }
  };
  return (
    <form
      className={styles.composer}
      data-note={isNote}
      aria-label={texts.write.name}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isSavedOpen && (
        <Suspense>
          <SavedReplies
            shopUrl={whose.shopUrl}
            person={person}
            typed={text}
            use={(reply) => {
              write(text === '' ? reply : `${text} ${reply}`);
              setIsSavedOpen(false);
              field.current?.focus();
            }}
            close={() => {
              setIsSavedOpen(false);
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
      {canWrite ? (
        <Textarea
          ref={field}
          aria-label={isNote ? texts.write.noteLabel : texts.write.label}
          placeholder={isNote ? texts.write.notePlaceholder : texts.write.placeholder}
          value={text}
          maxLength={MOST_LETTERS}
          autosize
          minRows={2}
          maxRows={8}
          dir="auto"
          error={error && sentenceOf(error)}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          {...lock}
        />
      ) : (
        <p className={styles.closed}>{texts.write.closed}</p>
      )}
      <div className={styles.line}>
        {left && !isNote && <WindowRing left={left} />}
        {left && !isNote && person.channel === 'WA' && <Price until={person.windowUntil} />}
        <span className={styles.gap} />
        {canWrite && !isNote && (
          <Button
            variant="default"
            aria-expanded={isSavedOpen}
            onClick={() => setIsSavedOpen(!isSavedOpen)}
            {...lock}
          >
            {texts.write.saved}
          </Button>
        )}
        <Button variant="default" onClick={() => choose(!isNote)} {...lock}>
          {isNote ? texts.write.toAnswer : texts.write.toNote}
        </Button>
        {canWrite && (
          <Button type="submit" loading={isPending} disabled={text.trim() === ''} {...lock}>
            {isNote ? texts.write.addNote : texts.write.send}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What replies cost, if they cost something. */
function Price({ until }: { until: string | null }) {
  if (until === null || !areRepliesCharged(new Date(until))) return null;
  return <p className={styles.price}>{describeFreeReplies()}</p>;
}

/** The text in the field, which stays while the reader looks at other conversations. */
function useText(whose: Whose, isNote: boolean, onTyping: (isTyping: boolean) => void) {
  const key = `${whose.subscriberId}:${isNote ? 'note' : 'answer'}`;
  const [draft, setDraft] = useState({ key, text: draftOf(key) });
  const text = draft.key === key ? draft.text : draftOf(key);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate, isPending, error, reset } = useWrite(whose);
  const put = (next: string) => {
    keepDraft(key, next);
    setDraft({ key, text: next });
  };
  useEffect(() => {
    if (text === '' || isNote) {
      onTyping(false);
      return undefined;
    }
    onTyping(true);
    const timer = setTimeout(() => onTyping(false), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, isNote, onTyping]);
  const write = (next: string) => {
    put(next);
    // The running request still reports its result.
    if (!isPending) reset();
  };
  const send = () => {
    if (text.trim() === '' || isPending) return;
    const next = askToSend(asked, text, () => crypto.randomUUID());
    setAsked(next);
    mutate(
      { ...next, isNote },
      {
        onSuccess: () => {
          put(leftAfter(next, draftOf(key)));
          setAsked(null);
        },
      },
    );
  };
  return { text, write, error, isPending, send };
}

/** The time, to the minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
