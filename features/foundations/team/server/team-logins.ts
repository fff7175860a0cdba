import type { Database, Tx } from '#platform/database/database.ts';

/** How many e-mails of a shop an invitation may follow in a day, because it goes to any address that somebody enters. */
export const MOST_MAILS_IN_DAY = 100;

/** What a server knows about the logins of a shop's people. */
export interface TeamLogins {
  /** When each person last used a login to the shop. */
  lastUses: (db: Database, shopId: number) => Promise<ReadonlyMap<string, Date>>;
  /** Ends the logins of people to shops. */
  end: (tx: Tx, pairs: readonly { shopId: number; userId: string }[]) => Promise<void>;
  /** Which of these people have a second step at login. */
  withSecondFactor: (db: Database, userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Removes a person's second step, and ends all logins that are open or pending. */
  resetSecondFactor: (tx: Tx, userId: string) => Promise<void>;
}
