import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import page from '../broadcast-page.module.css';
import { ITS_MESSAGES, ITS_ORDERS } from '../copy.ts';
import { QualityPanel } from '../editor/quality-panel.tsx';
import type { ReportPart } from '../report-part.ts';
import { BroadcastState } from '../state-words.tsx';
import { AbResult } from './ab-result.tsx';
import { Outcome } from './outcome.tsx';
import { Recipients } from './recipients.tsx';
import { SendingActions } from './sending-actions.tsx';
import { SendingBar, useOutcome } from './sending-bar.tsx';
import styles from './sending.module.css';
import { SentPreview, TemplatesSent } from './sent-texts.tsx';

interface SentBroadcastProps {
  merchant: Merchant;
  broadcast: Broadcast;
  Report: ReportPart;
}

/** The page of a broadcast that is or was being sent: read-only, with live figures. */
export function SentBroadcast({ merchant, broadcast, Report }: SentBroadcastProps) {
  const { status, statusReason, startedAt, audienceInWords } = broadcast;
  return (
    <>
      <PageHead title={broadcast.broadcastName} note={<Standing broadcast={broadcast} />}>
        <SendingActions merchant={merchant} broadcast={broadcast} Report={Report} />
      </PageHead>
      <div className={page.sides}>
        <div className={page.parts}>
          {statusReason !== null && (
            <p className={styles.reason} data-tone={status === 'Failed' ? 'bad' : 'care'} role="status">
              {statusReason}
            </p>
          )}
          {startedAt !== null && (
            <Panel
              title={status === 'sending' ? 'Sending' : 'What came of it'}
              aside={<Lists broadcastId={broadcast.id} />}
            >
              {status === 'sending' && <SendingBar pageId={merchant.shopUrl} broadcast={broadcast} />}
              <Figures merchant={merchant} broadcast={broadcast} />
              <Outcome merchant={merchant} broadcast={broadcast} />
            </Panel>
          )}
          {startedAt !== null && broadcast.abTest !== null && (
            <AbResult merchant={merchant} broadcast={broadcast} />
          )}
          <Panel title="Selected Audience:">
            <p>{audienceInWords}</p>
          </Panel>
          <TemplatesSent broadcast={broadcast} />
          <QualityPanel attributes={broadcast.attributes} />
          {startedAt !== null && <Recipients merchant={merchant} broadcast={broadcast} />}
        </div>
        <div className={page.phone}>
          <SentPreview {...{ merchant, broadcast }} />
        </div>
      </div>
    </>
  );
}

function Standing({ broadcast }: { broadcast: Broadcast }) {
  const { status, isPaused, isWaiting, isCancelled, startedAt, endedAt, timeZone } = broadcast;
  return (
    <span className={page.note}>
      <BroadcastState {...{ status, isPaused, isWaiting, isCancelled }} />
      {startedAt !== null && (
        <span>
          begun <Moment at={startedAt} timeZone={timeZone} />
          {endedAt !== null && (
            <>
              , ended <Moment at={endedAt} timeZone={timeZone} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** Links to its messages and orders. */
function Lists({ broadcastId }: { broadcastId: string }) {
  return (
    <>
      <PageLink to={`/messages?broadcastId=${broadcastId}`}>{ITS_MESSAGES}</PageLink>
      <PageLink to={`/orders?scope=-1&sourceType=broadcast&sourceId=${broadcastId}`}>{ITS_ORDERS}</PageLink>
    </>
  );
}

function Figures({ merchant, broadcast }: { merchant: Merchant; broadcast: Broadcast }) {
  const { analytics } = broadcast;
  const { data: outcome } = useOutcome(merchant.shopUrl, broadcast);
  // From the list below, so that both always agree.
  const failed = outcome ? countFailed(outcome.states) : analytics.failed;
  const { sent, delivered, read, readNumber, CTR, CTRNumber, revenueMinor } = analytics;
  return (
    <FigureList>
      <Figure name="Revenue" large>
        {formatMoney(revenueMinor, merchant.shopCurrency)}
      </Figure>
      <Figure name="Sent">{formatCount(sent)}</Figure>
      <Figure name="Delivered">{formatCount(delivered)}</Figure>
      <Figure name="Read">
        <ShareFigure name="Read" percent={read} count={readNumber} counted="messages read" />
      </Figure>
      <Figure name="CTR">
        <ShareFigure name="CTR" percent={CTR} count={CTRNumber} counted="people clicked" />
      </Figure>
      <Figure name="Failed">{formatCount(failed)}</Figure>
    </FigureList>
  );
}

function countFailed(states: readonly { state: string; people: number }[]): number {
  return states.reduce((sum, { state, people }) => (state === 'failed' ? sum + people : sum), 0);
}
