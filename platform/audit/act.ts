import type { Tx } from '#platform/database/database.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';

/** A value in an entry of the audit log, without anything about a shopper. */
export type ChangeValue = string | number | boolean | null;

/** What a call changed. A side is null if the thing did not exist before, or does not exist after. */
export interface Change<Field extends string = string> {
  before: ChangedFields<Field> | null;
  after: ChangedFields<Field> | null;
}

/** Fields that are the same before and after say what was changed, such as the name of a campaign. */
export type ChangedFields<Field extends string = string> = Readonly<Partial<Record<Field, ChangeValue>>>;

/** The person who changed something, in the shop that it concerns. */
export type Actor = Pick<MerchantSession, 'shopId' | 'userId' | 'person' | 'role' | 'agencyId'>;

/** A change that a merchant made with a call or a page. */
export interface Act {
  path: string;
  /** Where the request came from. Null if it is none of the shop's business. */
  ip: string | null;
  /** Null if the call does not say. */
  change: Change | null;
}

/** A change that a program made through the public API. */
export interface ProgramAct {
  shopId: number;
  at: Date;
  /** The API key that the program used. */
  key: { keyId: string; name: string };
  /** The path of the endpoint. */
  action: string;
  ip: string;
  /** Null if the endpoint does not say. */
  change: Change | null;
}

/** Called in the transaction of each change by a program. */
export type OnProgramAct = (tx: Tx, act: ProgramAct) => Promise<void>;

/** Called after each call with which a merchant changed something. */
export type OnAct = (actor: Actor, act: Act) => Promise<void>;
