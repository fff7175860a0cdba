import { useContext, createContext } from 'react';
import type { InboundFile, TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { fill } from '#platform/language/reader.ts';
import { formatClock } from '#platform/ui-kit/format/moment.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { FILE_PATH } from '../contract/thread-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './message-list.module.css';
import { nameOfKind } from './names.ts';

/** The texts of the shop's loaded messages by their ids, for quotes, and the shop of the files. */
export const Quotable = createContext<{ shopUrl: string; texts: ReadonlyMap<string, string> }>({
  shopUrl: '',
  texts: new Map(),
});

interface TheirMessageProps {
  entry: Extract<TimelineEntry, { kind: 'inbound' }>;
  timeZone: string;
}

/** What the person wrote, tapped or sent. */
export function TheirMessage({ entry, timeZone }: TheirMessageProps) {
  const { text, what, at, isTap, answers, file } = entry;
  const { shopUrl, texts: quotable } = useContext(Quotable);
  const url = file?.state === 'stored' ? fileUrl(shopUrl, entry.entryId) : null;
  const quote = answers === null ? undefined : quotable.get(answers);
  return (
    <>
      <Label text={text} what={what} isTap={isTap} />
      <Bubble
        from="business"
        bubble={bubbleOf({ text, media: mediaOf(file, url) })}
        time={formatClock(at, timeZone)}
        quote={
          quote !== undefined && (
            <blockquote className={styles.quote} title={texts.thread.answersTo}>
              {quote}
            </blockquote>
          )
        }
      />
      {file && <FileLine file={file} url={url} />}
    </>
  );
}

/** Says what a message is if its text does not. */
function Label({ text, what, isTap }: { text: string | null; what: string; isTap: boolean }) {
  if (isTap) return <p className={styles.from}>{texts.thread.tapped}</p>;
  if (text !== null && what !== 'reaction') return null;
  return <p className={styles.from}>{nameOfKind(what)}</p>;
}

function fileUrl(shopUrl: string, entryId: string): string {
  const messageId = entryId.slice(entryId.indexOf(':') + 1);
  return `${FILE_PATH}?${new URLSearchParams({ shopUrl, messageId })}`;
}

function mediaOf(file: InboundFile | null, url: string | null) {
  if (file === null || url === null) return null;
  if (file.kind === 'image' || file.kind === 'sticker') return { kind: 'image' as const, url };
  return file.kind === 'video' ? { kind: 'video' as const, url } : null;
}

/** A player for sound, a link to any file, or why there is none. */
function FileLine({ file: { state, kind, name }, url }: { file: InboundFile; url: string | null }) {
  if (url === null)
    return <p className={styles.standing}>{state === 'waiting' ? texts.files.waiting : texts.files.gone}</p>;
  if (kind === 'audio')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote down what a shopper said
      <audio className={styles.sound} src={url} controls preload="none" aria-label={texts.kinds.audio} />
    );
  return (
    <a className={styles.from} href={url} download={name ?? ''}>
      {fill(texts.files.download, { name: name ?? nameOfKind(kind) })}
    </a>
  );
}
