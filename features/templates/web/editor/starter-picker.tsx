import { NativeSelect } from '@mantine/core';
import { STARTER_GROUPS } from '../../rules/library/starter.ts';
import { STARTERS } from '../../rules/library/starters.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';

const GROUPS = STARTER_GROUPS.map((group) => ({
  group,
  items: STARTERS.filter((one) => one.group === group).map(({ title, draft }) => ({
    value: draft.templateName,
    label: title,
  })),
}));

/** Templates to begin from; choosing one takes the place of what is written. */
export function StarterPicker({ start }: { start: (draft: WholeDraft) => void }) {
  return (
    <NativeSelect
      label="Begin from"
      description="Thirty texts that keep WhatsApp’s rules. Change them as you like."
      defaultValue=""
      onChange={(event) => {
        const chosen = STARTERS.find(({ draft }) => draft.templateName === event.currentTarget.value);
        if (chosen) start(chosen.draft);
      }}
      data={[{ value: '', label: 'An empty template' }, ...GROUPS]}
    />
  );
}
