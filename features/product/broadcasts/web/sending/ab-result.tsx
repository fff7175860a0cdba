import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { AbResult as Result } from '../../contract/ab-test.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { getAbResult } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import page from '../broadcast-page.module.css';
import { AbArms } from './ab-arms.tsx';
import { AbIntervals } from './ab-intervals.tsx';
import { AbSend } from './ab-send.tsx';

/** All messages of the test are compared for each request. */
const COMPARE_AGAIN_MS = 10_000;

interface AbResultProps {
  merchant: Merchant;
  broadcast: Broadcast;
}

/** The comparison of an A/B test's texts, and which one the rest gets. */
export function AbResult({ merchant, broadcast }: AbResultProps) {
  const { shopUrl: pageId, shopCurrency: currency } = merchant;
  const { data, error, refetch } = useQuery({
    ...callQuery(getAbResult, { query: { pageId, broadcastId: broadcast.id } }),
    refetchInterval: broadcast.status === 'sending' ? COMPARE_AGAIN_MS : false,
  });
  if (data === undefined)
    return error === null ? null : (
      <Panel title={texts.abResult.title}>
        <FailureNote bare what={texts.abResult.what} error={error} retry={() => void refetch()} />
      </Panel>
    );
  const { result } = data;
  return (
    <Panel title={texts.abResult.title}>
      <div className={page.fields}>
        <div role="status">
          <p>{result.inWords}</p>
          {result.stillNeeded !== null && <p className={page.quiet}>{result.stillNeeded}</p>}
        </div>
        <AbIntervals result={result} />
        <Decision result={result} timeZone={broadcast.timeZone} />
        {broadcast.status === 'sending' && <AbSend pageId={pageId} broadcast={broadcast} result={result} />}
        <AbArms arms={result.arms} currency={currency} />
      </div>
    </Panel>
  );
}

/** Shows who decides and when, or the decision. */
function Decision({ result, timeZone }: { result: Result; timeZone: string }) {
  const { sentToRest, decidesAt, lapsesAt } = result;
  if (sentToRest !== null)
    return (
      <p>
        <RichText
          text={texts.abResult.chosen}
          values={{ arm: sentToRest.arm, when: <Moment at={sentToRest.at} timeZone={timeZone} /> }}
        />
      </p>
    );
  if (lapsesAt === null) return null;
  return (
    <p className={page.quiet}>
      {decidesAt !== null && (
        <>
          <RichText
            text={texts.abResult.decides}
            values={{ when: <Moment at={decidesAt} timeZone={timeZone} /> }}
          />{' '}
        </>
      )}
      <RichText
        text={texts.abResult.lapses}
        values={{ when: <Moment at={lapsesAt} timeZone={timeZone} /> }}
      />
    </p>
  );
}
