import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { readUnfinished } from '../../campaigns/cod-confirmation/settings.ts';
import type { Drip } from '../../contract/campaign.ts';
import { getCodFlow } from '../../contract/cod-calls.ts';
import { beginningOf, Chat } from '../page/flow-chat.tsx';
import type { DripValues } from '../page/form-values.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';

interface CodChatProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  settings: DripValues['settings'];
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What a shopper is asked with what the switches offer by now, saved or not; document 2, section 4. */
export function CodChat({ merchant, campaign, drip, settings, scheme, direction }: CodChatProps) {
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
