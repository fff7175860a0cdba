import { Button, NativeSelect } from '@mantine/core';
import { IconCheck, IconClock, IconRotate } from '@tabler/icons-react';
import { useId, useRef, useState, type Ref } from 'react';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Thread } from '../contract/thread.ts';
import { snoozeTimes } from '../rules/snooze-times.ts';
import { texts } from '../texts/en.ts';
import styles from './thread-acts.module.css';
import { useActs, useMembers, type Whose } from './use-inbox.ts';
import { useEscape, useKeys } from './use-keys.ts';

interface ThreadActsProps {
  whose: Whose;
  thread: Thread;
  timeZone: string;
}

/** Finishes, snoozes and assigns a conversation: `e`, `s` and `a`. */
export function ThreadActs({ whose, thread, timeZone }: ThreadActsProps) {
  const acts = useActs(whose);
  const lock = useLock('answer');
  const [isChoosing, setIsChoosing] = useState(false);
  const assignee = useRef<HTMLSelectElement>(null);
  const isDone = thread.state === 'done';
  useKeys({
    e: () => lock.disabled ?? acts.done.mutate(!isDone),
    s: () => lock.disabled ?? setIsChoosing(!isChoosing),
    a: () => assignee.current?.focus(),
  });
  const snooze = (until: Date) => {
    setIsChoosing(false);
    acts.snooze.mutate(until);
  };
  return (
    <div role="group" aria-label={texts.acts.label} className={styles.acts}>
      <Assignee ref={assignee} whose={whose} thread={thread} />
      <Button
        variant="default"
        leftSection={<IconClock size={16} stroke={1.5} aria-hidden />}
        aria-expanded={isChoosing}
        onClick={() => setIsChoosing(!isChoosing)}
        {...lock}
      >
        {texts.acts.snooze}
      </Button>
      <Button
        variant={isDone ? 'default' : 'filled'}
        leftSection={
          isDone ? (
            <IconRotate size={16} stroke={1.5} aria-hidden />
          ) : (
            <IconCheck size={16} stroke={1.5} aria-hidden />
          )
        }
        loading={acts.done.isPending}
        onClick={() => acts.done.mutate(!isDone)}
        {...lock}
      >
        {isDone ? texts.acts.reopen : texts.acts.done}
      </Button>
      {isChoosing && <SnoozeTimes timeZone={timeZone} choose={snooze} close={() => setIsChoosing(false)} />}
    </div>
  );
}

interface AssigneeProps {
  ref: Ref<HTMLSelectElement>;
  whose: Whose;
  thread: Thread;
}

function Assignee({ ref, whose, thread }: AssigneeProps) {
  const { assign } = useActs(whose);
  const { data } = useMembers(whose.shopUrl);
  const lock = useLock('answer');
  const { assignee } = thread;
  const members = data?.members ?? [];
  // Somebody who left the team is still named until another one takes over.
  const all =
    assignee === null || members.some(({ memberId }) => memberId === assignee.memberId)
      ? members
      : [...members, assignee];
  return (
    <NativeSelect
      ref={ref}
      aria-label={texts.acts.assignee}
      title={texts.acts.assignee}
      value={assign.isPending ? (assign.variables ?? '') : (assignee?.memberId ?? '')}
      onChange={(event) => assign.mutate(event.currentTarget.value || null)}
      data={[
        { value: '', label: texts.acts.nobody },
        ...all.map(({ memberId, name }) => ({
          value: memberId,
          label: memberId === data?.ownId ? texts.acts.you : (name ?? texts.thread.owner),
        })),
      ]}
      {...lock}
    />
  );
}

function SnoozeTimes({
  timeZone,
  choose,
  close,
}: {
  timeZone: string;
  choose: (until: Date) => void;
  close: () => void;
}) {
  const titleId = useId();
  useEscape(close);
  return (
    <div role="group" aria-labelledby={titleId} className={styles.times}>
      <p id={titleId} className={styles.title}>
        {texts.acts.snoozeUntil}
      </p>
      {snoozeTimes(new Date(), timeZone).map(({ name, until }, nth) => (
        <button
          key={name}
          type="button"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was just opened, by a key as well
          autoFocus={nth === 0}
          onClick={() => choose(until)}
        >
          {texts.snooze[name]} <span>{formatMoment(until.toISOString(), timeZone)}</span>
        </button>
      ))}
    </div>
  );
}
