import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { Person } from '../../contract/person-calls.ts';
import { texts } from '../../texts/en.ts';
import { DownloadTimeline } from './download-timeline.tsx';
import { PersonFactList } from './person-fact-list.tsx';
import styles from './person-page.module.css';
import { ShoppingFacts } from './shopping-facts.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import timelineStyles from './timeline.module.css';
import { usePerson, useTimeline } from './use-person.ts';
import { WritePanel } from './write-panel.tsx';

interface PersonPageProps {
  shop: { shopUrl: string; shopCurrency: string; shopTimeZone: string };
  /** The actions for a person. */
  Acts: (props: { shopUrl: string; person: Person }) => ReactNode;
}

/** The page of a subscriber: the timeline, and the actions. */
export function PersonPage(props: PersonPageProps) {
  const subscriberId = useLocation().pathname.split('/').at(-1) ?? '';
  const { data, error, refetch } = usePerson({ shopUrl: props.shop.shopUrl, subscriberId });
  return (
    <>
      <BackLink to="/subscribers">{texts.person.back}</BackLink>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && <Missing error={error} retry={() => void refetch()} />}
      {data && <Found {...props} person={data.person} />}
    </>
  );
}

const STANDINGS: Record<Person['standing'], { word: string; tone: StatusTone }> = {
  subscribed: { word: texts.standings.subscribed, tone: 'good' },
  unsubscribed: { word: texts.standings.unsubscribed, tone: 'care' },
  never: { word: texts.standings.never, tone: 'plain' },
};

function Found({ shop, Acts, person }: PersonPageProps & { person: Person }) {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ').trim();
  const who = name || (person.phoneShown ?? person.email ?? texts.nameless);
  const known = [person.phoneShown, person.email].filter((one) => one !== null && one !== who);
  return (
    <>
      <PageHead
        title={who}
        note={
          <span className={styles.note}>
            <ChannelMark channel={person.channel} />
            {known.map((one) => (
              <bdi key={one}>{one}</bdi>
            ))}
          </span>
        }
      >
        <StatusBadge {...STANDINGS[person.standing]} />
      </PageHead>
      <div className={styles.pair}>
        <Timeline shop={shop} person={person} />
        <div className={styles.side}>
          <Facts person={person} shop={shop} />
          <Panel title={texts.shopping.title}>
            <ShoppingFacts shop={shop} subscriberId={person.subscriberId} />
          </Panel>
          <WritePanel shopUrl={shop.shopUrl} person={person} timeZone={shop.shopTimeZone} />
          <Acts shopUrl={shop.shopUrl} person={person} />
        </div>
      </div>
    </>
  );
}

function Facts({ person, shop }: Pick<PersonPageProps, 'shop'> & { person: Person }) {
  return (
    <Panel title={texts.facts.title}>
      <PersonFactList person={person} shop={shop} />
    </Panel>
  );
}

function Timeline({ shop, person }: Pick<PersonPageProps, 'shop'> & { person: Person }) {
  const list = useTimeline({ shopUrl: shop.shopUrl, subscriberId: person.subscriberId });
  const entries = list.data?.pages.flatMap((page) => page.entries);
  return (
    <Panel
      title={texts.timeline.title}
      aside={
        entries && entries.length > 0 && <DownloadTimeline shop={shop} subscriberId={person.subscriberId} />
      }
    >
      {entries === undefined && list.error !== null && (
        <FailureNote bare what={texts.timeline.what} error={list.error} retry={() => void list.refetch()} />
      )}
      {entries === undefined && list.error === null && (
        <>
          <WaitingFor what={texts.timeline.what} />
          <WaitingBlock height={320} />
        </>
      )}
      {entries?.length === 0 && <p className={styles.quiet}>{texts.timeline.none}</p>}
      <ol className={timelineStyles.list}>
        {entries?.map((entry) => (
          <TimelineEntry
            key={entry.entryId}
            entry={entry}
            channel={person.channel}
            timeZone={shop.shopTimeZone}
          />
        ))}
      </ol>
      <LoadMore list={list} className={styles.more}>
        {texts.timeline.more}
      </LoadMore>
    </Panel>
  );
}

function Missing({ error, retry }: { error: Error; retry: () => void }) {
  const isGone = error instanceof RefusedCall && ['NOT_FOUND', 'MALFORMED_REQUEST'].includes(error.code);
  if (!isGone) return <FailureNote what={texts.person.what} error={error} retry={retry} />;
  return (
    <LostPage
      head={texts.person.title}
      title={texts.person.missing}
      text={texts.person.missingText}
      way={{ to: '/subscribers', name: texts.person.showAll }}
    />
  );
}

function Waiting() {
  return (
    <>
      <PageHead title={texts.person.title} />
      <WaitingFor what={texts.person.what} />
      <WaitingBlock height={360} />
    </>
  );
}
