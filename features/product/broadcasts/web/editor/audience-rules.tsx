import { useCallback } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { AudienceBuilder, FindBroadcasts, useAudienceCount } from '#features/product/audiences/web/index.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { getBroadcasts } from '../../contract/broadcast-calls.ts';

/** The most entries in the list. Typing finds the others. */
const MOST_OFFERED = 50;

interface AudienceRulesProps {
  merchant: Merchant;
  condition: AudienceCondition;
  onChange: (condition: AudienceCondition) => void;
  showsFaults: boolean;
}

/** The rules of a broadcast's audience. Rules about earlier broadcasts list the shop's own. */
export function AudienceRules({ merchant, condition, onChange, showsFaults }: AudienceRulesProps) {
  const { shopUrl, shopCurrency: currency, shopTimeZone: timeZone } = merchant;
  const count = useAudienceCount(shopUrl, condition);
  const find = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { broadcasts } = await makeCall(getBroadcasts, { query: { pageId: shopUrl } }, signal);
      const found = broadcasts.filter(
        ({ startedAt, broadcastName }) =>
          startedAt !== null && broadcastName.toLowerCase().includes(text.toLowerCase()),
      );
      const options = found
        .slice(0, MOST_OFFERED)
        .map(({ id, broadcastName }) => ({ id, name: broadcastName }));
      return { options, hasMore: found.length > MOST_OFFERED };
    },
    [shopUrl],
  );
  return (
    <FindBroadcasts value={find}>
      <AudienceBuilder
        shop={{ shopUrl, currency, timeZone }}
        {...{ condition, onChange, count, showsFaults }}
      />
    </FindBroadcasts>
  );
}
