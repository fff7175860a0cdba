import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getCodFlow } from '../../../contract/cod-calls.ts';
import type { OwnPhoneProps } from '../../../web/own-parts.ts';
import { beginningOf, Chat } from '../../../web/page/flow-chat.tsx';
import { useSettled } from '../../../web/page/use-settled.ts';
import { readUnfinished } from '../settings.ts';

/** The question with the current switches, saved or not. Document 2, section 4. */
export function CodChat({ merchant, campaign, drip, settings, shown, scheme, direction }: OwnPhoneProps) {
  const { enablePrepaid, enableCancel, paymentActive } = readUnfinished(settings);
  const query = { shopUrl: merchant.shopUrl, type: 'CODConfirmation' as const, ...useSettled(shown) };
  const { data } = useQuery({ ...callQuery(getCodFlow, { query }), placeholderData: keepPreviousData });
  const offersPayment = enablePrepaid && paymentActive;
  const chosen = data?.combinations.find(
    (one) => one.enablePrepaid === offersPayment && one.enableCancel === enableCancel,
  );
  return (
    <Chat
      key={chosen?.flowId ?? ''}
      {...{ merchant, campaign, scheme, direction }}
      flows={chosen?.flows ?? [beginningOf(drip)]}
    />
  );
}
