import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { ChatCut } from '#platform/ui-kit/phone/chat-cut.tsx';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { CONTENT_TITLES, describeOrigin, STATE_LABELS } from '../../rules/message-words.ts';
import { useMessage } from '../use-messages.ts';
import { GateSteps } from './gate-steps.tsx';
import { MessageAnswer } from './message-answer.tsx';
import styles from './message-page.module.css';
import { TraceSteps } from './trace-steps.tsx';

/** The page of a message: its result and reasons, step by step. */
export function MessagePage({ merchant }: { merchant: Merchant }) {
  const messageId = useLocation().pathname.split('/').at(-1) ?? '';
  const { data, error, refetch } = useMessage(merchant.shopUrl, messageId);
  return (
    <>
      <Link to="/messages" className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> Messages
      </Link>
      {data === undefined && error === null && <MessageWaiting />}
      {data === undefined && error !== null && <Missing error={error} retry={() => void refetch()} />}
      {data && <Message message={data.message} merchant={merchant} />}
    </>
  );
}

function Message({ message, merchant }: { message: MessageTrace; merchant: Merchant }) {
  const { shopTimeZone: timeZone, planDetails } = merchant;
  const { person } = message;
  const who = person.name ?? person.phoneShown ?? person.email ?? 'Somebody on Messenger';
  const state = STATE_LABELS[message.state];
  return (
    <>
      <PageHead
        title={`${describeOrigin(message)} to ${who}`}
        note={
          <span className={styles.note}>
            <ChannelMark channel={message.channel} /> {person.phoneShown ?? person.email}
            <PageLink to={`/subscribers/${person.subscriberId}`}>All about this person</PageLink>
            {message.sourceType === 'broadcast' && message.sourceName !== null && (
              <PageLink to={`/instant-campaigns-wa/${message.sourceId}`}>Its broadcast</PageLink>
            )}
          </span>
        }
      >
        <StatusBadge tone={state.tone} word={state.word} />
      </PageHead>
      <MessageAnswer message={message} timeZone={timeZone} />
      <div className={styles.pair}>
        <div className={styles.side}>
          {message.bubbles.length > 0 && (
            <Panel title={CONTENT_TITLES[message.state]}>
              <ChatCut
                channel={message.channel}
                from="business"
                bubbles={message.bubbles}
                time={clockOf(message, timeZone)}
              />
            </Panel>
          )}
          <Panel title="What happened">
            <TraceSteps message={message} timeZone={timeZone} />
          </Panel>
        </div>
        <div className={styles.side}>
          <Panel title="What was checked before sending">
            <GateSteps message={message} hasPlans={planDetails.planId !== 'unlimited'} />
          </Panel>
          <Details message={message} />
        </div>
      </div>
    </>
  );
}

/** Returns the time in the chat by the shop's clock. */
function clockOf({ sentAt, createdAt }: MessageTrace, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(sentAt ?? createdAt),
  );
}

function Details({ message }: { message: MessageTrace }) {
  const { templateName, words, messageId, providerMessageId } = message;
  return (
    <Panel title="Details">
      <dl className={styles.details}>
        {templateName !== null && (
          <>
            <dt>Template</dt>
            <dd>{templateName}</dd>
          </>
        )}
        {words.length > 0 && (
          <>
            <dt>{templateName === null ? 'Text' : 'Filled with'}</dt>
            <dd>{words.join(' · ')}</dd>
          </>
        )}
        <dt>Message id</dt>
        <dd className={styles.id}>
          <CopyText text={messageId} name="the message id" />
        </dd>
        {providerMessageId !== null && (
          <>
            <dt>Provider’s id</dt>
            <dd className={styles.id}>
              <CopyText text={providerMessageId} name="the provider’s id" />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function Missing({ error, retry }: { error: Error; retry: () => void }) {
  const isGone = error instanceof RefusedCall && ['NOT_FOUND', 'MALFORMED_REQUEST'].includes(error.code);
  if (isGone) {
    return (
      <LostPage
        head="Message"
        title="There is no such message"
        text="The address may be cut off, or the message belongs to another store."
        way={{ to: '/messages', name: 'Show all messages' }}
      />
    );
  }
  return (
    <>
      <PageHead title="Message" />
      <FailureNote what="The message" error={error} retry={retry} />
    </>
  );
}

function MessageWaiting() {
  return (
    <div className={styles.waiting}>
      <PageHead title="Message" />
      <WaitingFor what="The message" />
      <WaitingBlock height={80} />
      <WaitingBlock height={360} />
    </div>
  );
}
