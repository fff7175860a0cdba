import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { isSame } from '#platform/ui-kit/typed/save-typed.ts';
import { STARTER_GROUPS } from '../../rules/library/starter.ts';
import { STARTERS } from '../../rules/library/starters.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';
import { REPLACE_WRITTEN } from '../copy.ts';
import { EMPTY_DRAFT } from './edited.ts';

const GROUPS = STARTER_GROUPS.map((group) => ({
  group,
  items: STARTERS.filter((one) => one.group === group).map(({ title, draft }) => ({
    value: draft.templateName,
    label: title,
  })),
}));

interface StarterPickerProps {
  draft: WholeDraft;
  /** Replaces what is written. */
  start: (draft: WholeDraft) => void;
}

/** The starter templates. Asks before one replaces the merchant's own text. */
export function StarterPicker({ draft, start }: StarterPickerProps) {
  const [begun, setBegun] = useState(EMPTY_DRAFT);
  const [asked, setAsked] = useState<WholeDraft | null>(null);
  const begin = (from: WholeDraft) => {
    setAsked(null);
    setBegun(from);
    start(from);
  };
  const choose = (name: string) => {
    const from = STARTERS.find((one) => one.draft.templateName === name)?.draft ?? EMPTY_DRAFT;
    if (isSame(draft, begun)) begin(from);
    else setAsked(from);
  };
  return (
    <>
      <NativeSelect
        label="Begin from"
        description="Thirty texts that keep WhatsApp’s rules. Change them as you like."
        value={begun.templateName}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: '', label: 'An empty template' }, ...GROUPS]}
      />
      <ConfirmDialog
        opened={asked !== null}
        {...REPLACE_WRITTEN}
        isPending={false}
        onConfirm={() => asked && begin(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
