import { Button } from '@mantine/core';
import { IconDownload, IconUserMinus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { ChoiceBar } from '#platform/ui-kit/list/choice/choice-bar.tsx';
import { reportEach } from '#platform/ui-kit/list/choice/report-each.ts';
import type { Choice } from '#platform/ui-kit/list/choice/use-choice.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { getSubscribersV2, unsubscribePeople, type Subscriber } from '../../contract/subscriber-calls.ts';
import { texts } from '../../texts/en.ts';
import { saveSubscribers } from './download-people.ts';
import type { SubscribersShop } from './subscribers-page.tsx';

interface SeveralPeopleProps {
  shop: SubscribersShop;
  choice: Choice<Subscriber>;
}

/** The bar that downloads or unsubscribes the chosen people. */
export function SeveralPeople({ shop, choice }: SeveralPeopleProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useUnsubscribe(shop.shopUrl);
  const { chosen, clear } = choice;
  const lock = useLock('answer');
  const close = () => setIsAsking(false);
  return (
    <>
      <ChoiceBar choice={choice}>
        {(isTooMany) => (
          <>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              onClick={() => saveSubscribers(shop, chosen)}
            >
              {texts.several.download}
            </Button>
            <Button
              variant="default"
              size="sm"
              disabled={isTooMany}
              leftSection={<IconUserMinus size={16} stroke={1.5} aria-hidden />}
              onClick={() => setIsAsking(true)}
              {...lock}
            >
              {texts.several.unsubscribe}
            </Button>
          </>
        )}
      </ChoiceBar>
      <ConfirmDialog
        opened={isAsking}
        title={fill(texts.several.title, { count: chosen.length })}
        text={texts.several.text}
        confirm={texts.several.confirm}
        isPending={isPending}
        onConfirm={() =>
          mutate(
            chosen.map(({ subscriberId }) => subscriberId),
            { onSuccess: clear, onSettled: close },
          )
        }
        onClose={close}
      />
    </>
  );
}

const TOAST = 'unsubscribe-people';

function useUnsubscribe(shopUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscriberIds: string[]) =>
      makeCall(unsubscribePeople, { body: { shopUrl, subscriberIds } }),
    onMutate: () => toastWaiting(TOAST, texts.several.unsubscribing),
    onSuccess: (result) =>
      reportEach(TOAST, result, () =>
        toastSuccess(TOAST, fill(texts.several.unsubscribed, { count: result.done.length })),
      ),
    onError: (error) => reportFailure(error, TOAST),
    onSettled: () => client.invalidateQueries({ queryKey: [getSubscribersV2.path] }),
  });
}
