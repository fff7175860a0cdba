import { consentOrigin } from '#features/foundations/consent/contract/consent-origins.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { fill } from '#platform/language/reader.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { PersonOnChannel } from '../../contract/explanation-calls.ts';
import { texts } from '../../texts/en.ts';
import styles from './person-answer.module.css';

/** A person's consents on each channel, and how much more they may get. */
export function PersonChannels({ channels, timeZone }: { channels: PersonOnChannel[]; timeZone: string }) {
  if (channels.length === 0) {
    return (
      <p>
        <StatusBadge tone="care" word={texts.channels.notSignedUp} /> {texts.channels.notSignedUpText}
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
              <StatusBadge tone="good" word={texts.channels.getsOffers} />
            ) : (
              <StatusBadge tone="care" word={texts.channels.noOffers} />
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
        <Figure name={texts.channels.day}>{shareOf(caps.day)}</Figure>
        <Figure name={texts.channels.week}>{shareOf(caps.week)}</Figure>
        <Figure name={texts.channels.month}>{shareOf(caps.month)}</Figure>
      </FigureList>
      {caps.nextAt !== null && (
        <p className={styles.below}>
          <RichText
            text={texts.channels.nextOffer}
            values={{ when: <Moment at={caps.nextAt} timeZone={timeZone} /> }}
          />
        </p>
      )}
    </>
  );
}

function shareOf({ used, most }: { used: number; most: number | null }): string {
  return most === null
    ? fill(texts.channels.usedNoLimit, { used })
    : fill(texts.channels.used, { used, most });
}

function Consents({ person, timeZone }: { person: PersonOnChannel; timeZone: string }) {
  return (
    <>
      <h3 className={styles.sub}>{texts.channels.consent}</h3>
      {person.consents.length === 0 && <p className={styles.none}>{texts.channels.noConsent}</p>}
      <ul className={styles.list}>
        {person.consents.map(({ kind, origin, wording, at }) => (
          <li key={`${kind}${at}`} className={styles.entry}>
            <Moment at={at} timeZone={timeZone} />
            <span>
              {fill(texts.channels[kind], { how: consentOrigin({ kind, origin }) })}
              {wording !== null && (
                <span className={styles.quote}>{fill(texts.channels.wording, { wording })}</span>
              )}
            </span>
          </li>
        ))}
        {person.lastInboundAt !== null && (
          <li className={styles.entry}>
            <Moment at={person.lastInboundAt} timeZone={timeZone} />
            <span>{texts.channels.lastWrote}</span>
          </li>
        )}
      </ul>
    </>
  );
}
