import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
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
import { useNow } from './use-now.ts';
import { WindowRing } from './window-ring.tsx';

const SavedReplies = lazy(async () => ({ default: (await import('./saved-replies.tsx')).SavedReplies }));

const TemplateReply = lazy(async () => ({ default: (await import('./template-reply.tsx')).TemplateReply }));

const MINUTE_MS = 60_000;
/** A person who pauses for this long no longer counts as typing. */
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
  const draft = useDraft(whose, isNote, onTyping);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = windowLeft(person.windowUntil, useNow(MINUTE_MS));
  const canWrite = isNote || left !== null;
  const choose = (note: boolean) => {
    setIsNote(note);
    field.current?.focus();
  };
  useKeys({ r: () => choose(false), n: () => choose(true) });
  const closeSaved = () => {
    setIsSavedOpen(false);
    field.current?.focus();
  };
  return (
    <form
      className={styles.composer}
      data-note={isNote}
      aria-label={texts.write.name}
      onSubmit={(event) => {
        event.preventDefault();
        draft.send();
      }}
    >
      {isSavedOpen && (
        <Suspense>
          <SavedReplies
            shopUrl={whose.shopUrl}
            person={person}
            typed={draft.text}
            use={(reply) => {
              draft.write(draft.text === '' ? reply : `${draft.text} ${reply}`);
              closeSaved();
            }}
            close={closeSaved}
          />
        </Suspense>
      )}
      {canWrite ? (
        <Field ref={field} isNote={isNote} draft={draft} openSaved={() => setIsSavedOpen(true)} />
      ) : (
        <Closed whose={whose} person={person} />
      )}
      <div className={styles.line}>
        {left && !isNote && <WindowRing left={left} />}
        <span className={styles.gap} />
        <Buttons
          isNote={isNote}
          canWrite={canWrite}
          draft={draft}
          saved={{ isOpen: isSavedOpen, toggle: () => setIsSavedOpen(!isSavedOpen) }}
          choose={choose}
        />
      </div>
      {left && !isNote && <Terms person={person} />}
    </form>
  );
}

/** Replaces the text after the reply window: a template is all that WhatsApp delivers then. */
function Closed({ whose, person }: Pick<ComposerProps, 'whose' | 'person'>) {
  return (
    <>
      <p className={styles.closed}>
        {person.channel === 'FB' ? texts.write.closedMessenger : texts.write.closed}
      </p>
      {person.channel === 'WA' && (
        <Suspense>
          <TemplateReply whose={whose} />
        </Suspense>
      )}
    </>
  );
}

type Draft = ReturnType<typeof useDraft>;

interface FieldProps {
  ref: Ref<HTMLTextAreaElement>;
  isNote: boolean;
  draft: Draft;
  openSaved: () => void;
}

/** The text. Enter sends it, and `/` in an empty answer opens the saved replies. */
function Field({ ref, isNote, draft: { text, write, error, send }, openSaved }: FieldProps) {
  const lock = useLock('answer');
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in Chinese, Japanese and Korean.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    const opensSaved = event.key === '/' && text === '' && !isNote;
    if (!isSending && !opensSaved) return;
    event.preventDefault();
    if (isSending) send();
    else openSaved();
  };
  return (
    <Textarea
      ref={ref}
      aria-label={isNote ? texts.write.noteLabel : texts.write.label}
      placeholder={isNote ? texts.write.notePlaceholder : texts.write.placeholder}
      value={text}
      maxLength={MOST_LETTERS}
      autosize
      minRows={2}
      maxRows={8}
      // The placeholder is in the reader's language, whatever the shopper's is.
      {...(text !== '' && { dir: 'auto' })}
      error={error && sentenceOf(error)}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      {...lock}
    />
  );
}

interface ButtonsProps {
  isNote: boolean;
  canWrite: boolean;
  draft: Draft;
  saved: { isOpen: boolean; toggle: () => void };
  choose: (isNote: boolean) => void;
}

function Buttons({ isNote, canWrite, draft: { text, isPending }, saved, choose }: ButtonsProps) {
  const lock = useLock('answer');
  return (
    <>
      {canWrite && !isNote && (
        <Button variant="default" aria-expanded={saved.isOpen} onClick={saved.toggle} {...lock}>
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
    </>
  );
}

/** What replies may say, and what they cost, if there is something to know. */
function Terms({ person: { channel, windowUntil, isForAnswersOnly } }: Pick<ComposerProps, 'person'>) {
  if (isForAnswersOnly) return <p className={styles.terms}>{texts.write.answersOnly}</p>;
  const isCharged = channel === 'WA' && windowUntil !== null && areRepliesCharged(new Date(windowUntil));
  return isCharged ? <p className={styles.terms}>{describeFreeReplies()}</p> : null;
}

/** The text in the field, which stays while the reader looks at other conversations. */
function useDraft(whose: Whose, isNote: boolean, onTyping: (isTyping: boolean) => void) {
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
