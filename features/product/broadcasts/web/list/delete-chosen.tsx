import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { ChoiceBar } from '#platform/ui-kit/list/choice/choice-bar.tsx';
import type { Choice } from '#platform/ui-kit/list/choice/use-choice.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import { useDeleteMany } from '../use-broadcasts.ts';

interface DeleteChosenProps {
  shopUrl: string;
  choice: Choice<BroadcastListItem>;
}

/** The bar that deletes the chosen drafts, after a question. */
export function DeleteChosen({ shopUrl, choice }: DeleteChosenProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteMany(shopUrl);
  const count = choice.chosen.length;
  const lock = useLock('market');
  const close = () => setIsAsking(false);
  return (
    <>
      <ChoiceBar choice={choice}>
        {(isTooMany) => (
          <Button
            variant="default"
            size="sm"
            disabled={isTooMany}
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={() => setIsAsking(true)}
            {...lock}
          >
            {texts.manyDeletion.action}
          </Button>
        )}
      </ChoiceBar>
      <ConfirmDialog
        opened={isAsking}
        title={fill(texts.manyDeletion.title, { count })}
        text={texts.manyDeletion.text}
        confirm={texts.manyDeletion.action}
        isPending={isPending}
        onConfirm={() =>
          mutate(
            choice.chosen.map(({ id }) => id),
            { onSettled: close },
          )
        }
        onClose={close}
      />
    </>
  );
}
