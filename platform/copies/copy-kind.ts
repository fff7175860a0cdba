import type * as z from 'zod/mini';
import type { ChangedFields } from '#platform/audit/act.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CopyNote, CopyRefusal } from './copy-note.ts';
import type { CopySource } from './copy-source.ts';

export const COPY_STATES = ['on', 'off', 'approved', 'inReview', 'notApproved'] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** Something that a store has and that can be copied. `id` is unique among the things of all kinds. */
export interface CopyItem {
  id: string;
  name: string;
  /** A sentence or a few words about it. */
  about: string;
  /** Null for things without a state. */
  state: CopyState | null;
}

/** The store that receives a copy. */
export interface CopyTarget {
  shopId: number;
  shopUrl: string;
  shopName: string;
  currency: string;
  country: string;
  locale: string | null;
}

/** What a copy is made from. */
export interface CopyJob<Content> {
  content: Content;
  source: CopySource;
  target: CopyTarget;
  /** Returns the address of a file in the target store, or null if the file cannot be copied. */
  fileAddress: (address: string) => string | null;
}

/** A thing as the target store gets it, and what was left out; or why it cannot be copied. */
export type Fitted<Ready> =
  | {
      /** What is created. */
      ready: Ready;
      /** Its name in the target store, which is free there. */
      name: string;
      notes: CopyNote[];
      /** The name of what the copy replaces. The person has to agree to that. Null if it replaces nothing. */
      replaces: string | null;
    }
  | { refusal: CopyRefusal };

/** What a copy changed in the target store, for the audit log: without ids, and without anything about a shopper. */
export interface CopyChange {
  /** What was copied, by name. */
  what: ChangedFields;
  /** The settings before and after, if the copy replaced something. */
  before: ChangedFields | null;
  after: ChangedFields | null;
}

interface KindDefinition<Content, Ready> {
  /** Its name in calls. */
  kind: string;
  /** The heading of its things, in the reader's language. */
  name: () => string;
  /** Counts the changes of `content` that an older release could not read. */
  version: number;
  /** The portable form of a thing: names instead of ids. A full export of a store writes the same form. */
  content: z.ZodMiniType<Content>;
  /** Its creation queues background work, which the shop's own database role cannot store. */
  queuesJobs?: true;
  list: (ctx: Context, tx: Tx, shopId: number) => Promise<CopyItem[]>;
  /** Returns a thing in its portable form, or null if the shop does not have it. */
  read: (ctx: Context, tx: Tx, thing: { shopId: number; id: string }) => Promise<Content | null>;
  /** Returns the addresses of files that the thing shows. */
  files: (content: Content) => string[];
  /** Returns false if the plan of the target store does not include the thing. */
  isInPlan: (tx: Tx, shopId: number, content: Content) => Promise<boolean>;
  /** Locks what `fit` reads until the copy is made, so that nobody changes it in between. A preview locks nothing. */
  lock: (ctx: Context, tx: Tx, job: { shopId: number; content: Content }) => Promise<void>;
  /** Fits a thing into the target store. Only reads. */
  fit: (ctx: Context, tx: Tx, job: CopyJob<Content>) => Promise<Fitted<Ready>>;
  /** Creates the fitted thing, as a draft or switched off. */
  create: (
    ctx: Context,
    tx: Tx,
    fitted: { target: CopyTarget; ready: Ready; name: string },
  ) => Promise<CopyChange>;
}

/** A kind of things that can be copied, without the type of its content, because a list has kinds with different contents. */
// eslint-disable-next-line typescript/no-explicit-any -- `defineCopyKind` parses the content with the kind's own schema
export type CopyKind = KindDefinition<any, any>;

/** Declares a kind. It validates the content whenever it was somewhere else in between. */
export function defineCopyKind<Content, Ready>(kind: KindDefinition<Content, Ready>): CopyKind {
  return {
    ...kind,
    files: (content: unknown) => kind.files(kind.content.parse(content)),
    fit: (ctx, tx, job: CopyJob<unknown>) =>
      kind.fit(ctx, tx, { ...job, content: kind.content.parse(job.content) }),
  };
}
