import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import page from '../broadcast-page.module.css';
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
              title={status === 'sending' ? texts.sent.sending : texts.sent.results}
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
          <Panel title={texts.sent.audience}>
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
  const start = startedAt && <Moment at={startedAt} timeZone={timeZone} />;
  return (
    <span className={page.note}>
      <BroadcastState {...{ status, isPaused, isWaiting, isCancelled }} />
      {startedAt !== null && (
        <span>
          {endedAt === null ? (
            <RichText text={texts.sent.started} values={{ start }} />
          ) : (
            <RichText
              text={texts.sent.ended}
              values={{ start, end: <Moment at={endedAt} timeZone={timeZone} /> }}
            />
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
      <PageLink to={`/messages?broadcastId=${broadcastId}`}>{texts.sent.messages}</PageLink>
      <PageLink to={`/orders?scope=-1&sourceType=broadcast&sourceId=${broadcastId}`}>
        {texts.sent.orders}
      </PageLink>
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
      <Figure name={texts.figures.revenue} large>
        {formatMoney(revenueMinor, merchant.shopCurrency)}
      </Figure>
      <Figure name={texts.figures.sent}>{formatCount(sent)}</Figure>
      <Figure name={texts.figures.delivered}>{formatCount(delivered)}</Figure>
      <Figure name={texts.figures.read}>
        <ShareFigure
          name={texts.figures.read}
          percent={read}
          count={readNumber}
          counted={texts.figures.messagesRead}
        />
      </Figure>
      <Figure name={texts.figures.ctr}>
        <ShareFigure
          name={texts.figures.ctr}
          percent={CTR}
          count={CTRNumber}
          counted={texts.figures.peopleClicked}
        />
      </Figure>
      <Figure name={texts.figures.failed}>{formatCount(failed)}</Figure>
    </FigureList>
  );
}

function countFailed(states: readonly { state: string; people: number }[]): number {
  return states.reduce((sum, { state, people }) => (state === 'failed' ? sum + people : sum), 0);
}
