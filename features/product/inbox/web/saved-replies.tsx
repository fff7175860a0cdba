import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Person } from '#features/product/people/contract/person-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { deleteSavedReply, getSavedReplies, saveReply } from '../contract/saved-reply-calls.ts';
import { fillReply } from '../rules/fill-reply.ts';
import { texts } from '../texts/en.ts';
import styles from './saved-replies.module.css';
import { useEscape } from './use-keys.ts';

interface SavedRepliesProps {
  shopUrl: string;
  person: Person;
  /** The text in the field, which can be saved. */
  typed: string;
  use: (text: string) => void;
  close: () => void;
}

/** The texts that the team sends often: finds one by its name and puts it into the field. */
export function SavedReplies({ shopUrl, person, typed, use, close }: SavedRepliesProps) {
  const titleId = useId();
  const [name, setName] = useState('');
  const { data } = useQuery(callQuery(getSavedReplies, { query: { shopUrl } }));
  const wanted = name.trim().toLowerCase();
  const replies = (data?.replies ?? []).filter((reply) => reply.name.toLowerCase().includes(wanted));
  const choose = (text: string) => use(fillReply(text, { 'first name': person.firstName }));
  useEscape(close);
  return (
    <div role="group" aria-labelledby={titleId} className={styles.panel}>
      <p id={titleId} className={styles.title}>
        {texts.write.saved}
      </p>
      {typed.trim() !== '' && <SaveThis shopUrl={shopUrl} text={typed.trim()} />}
      {typed.trim() === '' && (
        <TextInput
          aria-label={texts.write.saveName}
          placeholder={texts.write.saveName}
          maxLength={40}
          value={name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was just opened, by a key as well
          autoFocus
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (replies[0]) choose(replies[0].text);
          }}
        />
      )}
      {data && replies.length === 0 && (
        <p className={styles.none}>
          {data.replies.length === 0 ? texts.write.savedHow : texts.write.savedNone}
        </p>
      )}
      <ul className={styles.replies}>
        {replies.map((reply) => (
          <li key={reply.replyId}>
            <button type="button" className={styles.reply} onClick={() => choose(reply.text)}>
              <b>{reply.name}</b> <span dir="auto">{reply.text}</span>
            </button>
            <DeleteReply shopUrl={shopUrl} reply={reply} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function useRepliesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [getSavedReplies.path] });
}

function SaveThis({ shopUrl, text }: { shopUrl: string; text: string }) {
  const [name, setName] = useState('');
  const onSuccess = useRepliesChanged();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => makeCall(saveReply, { body: { shopUrl, replyId: null, name: name.trim(), text } }),
    onSuccess: async () => {
      setName('');
      await onSuccess();
    },
    onError: () => undefined,
  });
  return (
    <div className={styles.save}>
      <TextInput
        label={texts.write.saveThis}
        placeholder={texts.write.saveName}
        maxLength={40}
        value={name}
        error={error && sentenceOf(error)}
        onChange={(event) => {
          setName(event.currentTarget.value);
          if (!isPending) reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (name.trim() !== '') mutate();
        }}
      />
      <Button variant="default" loading={isPending} disabled={name.trim() === ''} onClick={() => mutate()}>
        {texts.write.saveConfirm}
      </Button>
    </div>
  );
}

function DeleteReply({ shopUrl, reply }: { shopUrl: string; reply: { replyId: string; name: string } }) {
  const onSuccess = useRepliesChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeCall(deleteSavedReply, { body: { shopUrl, replyId: reply.replyId } }),
    onSuccess,
  });
  const label = fill(texts.write.deleteSaved, { name: reply.name });
  return (
    <button
      type="button"
      className={styles.delete}
      aria-label={label}
      title={label}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <IconTrash size={16} stroke={1.5} aria-hidden />
    </button>
  );
}
