import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import type { OrdersAsked } from './asked-orders.ts';
import type { SourceWords } from './orders-page.tsx';
import { saveOrders } from './save-orders.ts';

interface DownloadProps {
  merchant: Merchant;
  asked: OrdersAsked;
  sourceWords: SourceWords;
}

/** What the list shows, as a file at once. */
export function DownloadOrders({ merchant, asked, sourceWords }: DownloadProps) {
  const [rows, setRows] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveOrders(merchant, asked, { sourceWords, tell: setRows }),
    onSuccess: ({ rows: saved, isWhole }) => {
      if (!isWhole)
        toastWarning(
          'download',
          `The file holds the first ${formatCount(saved)} of more. Choose fewer days to get the rest.`,
        );
    },
    onError: (error) => reportFailure(error),
    onSettled: () => setRows(0),
  });
  return (
    <Button
      variant="default"
      disabled={isPending}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      onClick={() => mutate()}
    >
      {isPending ? `${formatCount(rows)} orders` : 'Download CSV'}
    </Button>
  );
}
