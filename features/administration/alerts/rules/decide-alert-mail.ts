import { DAY_MS } from '#platform/clock/durations.ts';

/** An urgent alert that a shop has or had. */
export interface AlertEpisode {
  key: string;
  /** Null while the alert is there. */
  goneAt: Date | null;
  /** Null until an e-mail about it is queued. */
  mailedAt: Date | null;
}

/** What changes, each as keys. `mail` are the alerts of one e-mail, which is not sent if there are none. */
export interface AlertMailDecision {
  started: string[];
  back: string[];
  gone: string[];
  forgotten: string[];
  mail: string[];
}

/** An alert that is gone for less than this is still the same one when it comes back. */
const SAME_FOR_MS = DAY_MS;
/** At most this many e-mails in a day. What begins after that waits for the next day. */
export const MOST_MAILS_IN_DAY = 4;

/** Decides which alerts of a shop began or ended, and which of them are mailed now: each once. */
export function decideAlertMail(
  keys: readonly string[],
  episodes: readonly AlertEpisode[],
  now: Date,
): AlertMailDecision {
  const known = new Map(episodes.map((episode) => [episode.key, episode]));
  const isOver = ({ goneAt }: AlertEpisode) =>
    goneAt !== null && now.getTime() - goneAt.getTime() >= SAME_FOR_MS;
  const isNew = (key: string) => {
    const episode = known.get(key);
    return episode === undefined || isOver(episode);
  };
  const started = keys.filter(isNew);
  const staying = keys.filter((key) => !isNew(key));
  const absent = episodes.filter(({ key }) => !keys.includes(key));
  const unmailed = keys.filter((key) => isNew(key) || known.get(key)?.mailedAt === null);
  return {
    started,
    back: staying.filter((key) => known.get(key)?.goneAt !== null),
    gone: absent.filter(({ goneAt }) => goneAt === null).map(({ key }) => key),
    forgotten: absent.filter(isOver).map(({ key }) => key),
    mail: countMailsInDay(episodes, now) < MOST_MAILS_IN_DAY ? unmailed : [],
  };
}

/** All alerts of one e-mail have the same moment. */
function countMailsInDay(episodes: readonly AlertEpisode[], now: Date): number {
  const since = now.getTime() - DAY_MS;
  const moments = episodes.flatMap(({ mailedAt }) => (mailedAt === null ? [] : [mailedAt.getTime()]));
  return new Set(moments.filter((moment) => moment > since)).size;
}
