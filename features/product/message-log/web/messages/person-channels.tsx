import { consentOrigin } from '#features/foundations/consent/contract/consent-origins.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { PersonOnChannel } from '../../contract/explanation-calls.ts';
import styles from './person-answer.module.css';

/** A person's consents on each channel, and how much more they may get. */
export function PersonChannels({ channels, timeZone }: { channels: PersonOnChannel[]; timeZone: string }) {
  if (channels.length === 0) {
    return (
      <p>
        <StatusBadge tone="care" word="Not signed up" /> This person is known from your store, and has not
        signed up for messages on any channel.
      </p>
    );
  }
  return (
    <div className={styles.cards}>
      {channels.map((one) => (
        <Panel
          key={one.subscriberId}
          title={CHANNEL_LABELS[one.channel]}
          aside={
            one.hasMarketingConsent ? (
              <StatusBadge tone="good" word="Gets offers" />
            ) : (
              <StatusBadge tone="care" word="No consent to offers" />
            )
          }
        >
          <Caps caps={one.caps} timeZone={timeZone} />
          <Consents person={one} timeZone={timeZone} />
        </Panel>
      ))}
    </div>
  );
}

function Caps({ caps, timeZone }: { caps: PersonOnChannel['caps']; timeZone: string }) {
  return (
    <>
      <FigureList>
        <Figure name="Offers, 24 hours">{shareOf(caps.day)}</Figure>
        <Figure name="7 days">{shareOf(caps.week)}</Figure>
        <Figure name="30 days">{shareOf(caps.month)}</Figure>
      </FigureList>
      {caps.nextAt !== null && (
        <p className={styles.below}>
          Your limits allow the next offer on <Moment at={caps.nextAt} timeZone={timeZone} />.
        </p>
      )}
    </>
  );
}

function shareOf({ used, most }: { used: number; most: number | null }): string {
  return most === null ? `${used}, no limit` : `${used} of ${most}`;
}

function Consents({ person, timeZone }: { person: PersonOnChannel; timeZone: string }) {
  return (
    <>
      <h3 className={styles.sub}>Consent</h3>
      {person.consents.length === 0 && <p className={styles.none}>Never given on record.</p>}
      <ul className={styles.list}>
        {person.consents.map(({ kind, origin, wording, at }) => (
          <li key={`${kind}${at}`} className={styles.entry}>
            <Moment at={at} timeZone={timeZone} />
            <span>
              {kind === 'granted' ? 'Agreed' : 'Ended'} {consentOrigin({ kind, origin })}
              {wording !== null && <span className={styles.quote}>‘{wording}’</span>}
            </span>
          </li>
        ))}
        {person.lastInboundAt !== null && (
          <li className={styles.entry}>
            <Moment at={person.lastInboundAt} timeZone={timeZone} />
            <span>Last wrote to you</span>
          </li>
        )}
      </ul>
    </>
  );
}
