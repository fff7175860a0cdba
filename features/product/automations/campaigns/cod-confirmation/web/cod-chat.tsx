import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getCodFlow } from '../../../contract/cod-calls.ts';
import type { OwnPhoneProps } from '../../../web/own-parts.ts';
import { beginningOf, Chat } from '../../../web/page/flow-chat.tsx';
import { readUnfinished } from '../settings.ts';

/** The question with the current switches, saved or not. Document 2, section 4. */
export function CodChat({ merchant, campaign, drip, settings, scheme, direction }: OwnPhoneProps) {
  const query = { shopUrl: merchant.shopUrl, type: 'CODConfirmation' as const };
  const { data } = useQuery(callQuery(getCodFlow, { query }));
  const { enablePrepaid, enableCancel, paymentActive } = readUnfinished(settings);
  const offersPayment = enablePrepaid && paymentActive;
  const shown = data?.combinations.find(
    (one) => one.enablePrepaid === offersPayment && one.enableCancel === enableCancel,
  );
  return (
    <Chat
      key={shown?.flowId ?? ''}
      {...{ merchant, campaign, scheme, direction }}
      flows={shown?.flows ?? [beginningOf(drip)]}
    />
  );
}
