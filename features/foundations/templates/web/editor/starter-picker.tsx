import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { isSame } from '#platform/ui-kit/typed/save-typed.ts';
import { STARTER_GROUPS } from '../../rules/library/starter.ts';
import { STARTERS } from '../../rules/library/starters.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';
import { texts } from '../../texts/en.ts';
import { EMPTY_DRAFT } from './edited.ts';

const GROUPS = STARTER_GROUPS.map((group) => ({
  group: texts.starters.groups[group],
  items: STARTERS.filter((one) => one.group === group).map(({ name }) => ({
    value: name,
    label: texts.starters.titles[name],
  })),
}));

interface StarterPickerProps {
  draft: WholeDraft;
  /** Replaces the text in the editor. */
  start: (draft: WholeDraft) => void;
}

/** The starter templates. Asks before one replaces the merchant's own text. */
export function StarterPicker({ draft, start }: StarterPickerProps) {
  const [started, setStarted] = useState(EMPTY_DRAFT);
  const [asked, setAsked] = useState<WholeDraft | null>(null);
  const begin = (from: WholeDraft) => {
    setAsked(null);
    setStarted(from);
    start(from);
  };
  const choose = (name: string) => {
    const from = STARTERS.find((one) => one.name === name)?.draft ?? EMPTY_DRAFT;
    if (isSame(draft, started)) begin(from);
    else setAsked(from);
  };
  return (
    <>
      <NativeSelect
        label={texts.starters.label}
        description={fill(texts.starters.hint, { count: STARTERS.length })}
        value={started.templateName}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: '', label: texts.starters.empty }, ...GROUPS]}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={texts.starters.replace.title}
        text={texts.starters.replace.text}
        confirm={texts.starters.replace.confirm}
        cancel={texts.starters.replace.cancel}
        isPending={false}
        onConfirm={() => asked && begin(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
