import { useLocation } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { fill } from '#platform/language/reader.ts';
import { formatClock } from '#platform/ui-kit/format/moment.ts';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { ChatCut } from '#platform/ui-kit/phone/chat-cut.tsx';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { describeOrigin, describeState } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
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
      <BackLink to="/messages">{texts.list.title}</BackLink>
      {data === undefined && error === null && <MessageWaiting />}
      {data === undefined && error !== null && <Missing error={error} retry={() => void refetch()} />}
      {data && <Message message={data.message} merchant={merchant} />}
    </>
  );
}

function Message({ message, merchant }: { message: MessageTrace; merchant: Merchant }) {
  const { shopTimeZone: timeZone, planDetails } = merchant;
  const { person } = message;
  const who = person.name ?? person.phoneShown ?? person.email ?? texts.nameless;
  const state = describeState(message.state);
  return (
    <>
      <PageHead
        title={fill(texts.page.heading, { message: describeOrigin(message), person: who })}
        note={
          <span className={styles.note}>
            <ChannelMark channel={message.channel} /> <bdi>{person.phoneShown ?? person.email}</bdi>
            <PageLink to={`/subscribers/${person.subscriberId}`}>{texts.page.person}</PageLink>
            {message.sourceType === 'broadcast' && message.sourceName !== null && (
              <PageLink to={`/instant-campaigns-wa/${message.sourceId}`}>{texts.page.broadcast}</PageLink>
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
            <Panel title={texts.contents[message.state]}>
              <ChatCut
                channel={message.channel}
                from="business"
                bubbles={message.bubbles}
                time={formatClock(message.sentAt ?? message.createdAt, timeZone)}
              />
            </Panel>
          )}
          <Panel title={texts.page.history}>
            <TraceSteps message={message} timeZone={timeZone} />
          </Panel>
        </div>
        <div className={styles.side}>
          <Panel title={texts.page.checks}>
            <GateSteps message={message} hasPlans={planDetails.planId !== 'unlimited'} />
          </Panel>
          <Details message={message} />
        </div>
      </div>
    </>
  );
}

function Details({ message }: { message: MessageTrace }) {
  const { templateName, words, messageId, providerMessageId } = message;
  return (
    <Panel title={texts.page.details}>
      <dl className={styles.details}>
        {templateName !== null && (
          <>
            <dt>{texts.page.template}</dt>
            <dd>{templateName}</dd>
          </>
        )}
        {words.length > 0 && (
          <>
            <dt>{templateName === null ? texts.page.text : texts.page.values}</dt>
            <dd>{words.join(' · ')}</dd>
          </>
        )}
        <dt>{texts.page.messageId}</dt>
        <dd className={styles.id}>
          <CopyText text={messageId} name={texts.page.copyMessageId} />
        </dd>
        {providerMessageId !== null && (
          <>
            <dt>{texts.page.providerId}</dt>
            <dd className={styles.id}>
              <CopyText text={providerMessageId} name={texts.page.copyProviderId} />
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
        head={texts.page.title}
        title={texts.page.missing}
        text={texts.page.missingText}
        way={{ to: '/messages', name: texts.list.showAll }}
      />
    );
  }
  return (
    <>
      <PageHead title={texts.page.title} />
      <FailureNote what={texts.page.what} error={error} retry={retry} />
    </>
  );
}

function MessageWaiting() {
  return (
    <div className={styles.waiting}>
      <PageHead title={texts.page.title} />
      <WaitingFor what={texts.page.what} />
      <WaitingBlock height={80} />
      <WaitingBlock height={360} />
    </div>
  );
}
