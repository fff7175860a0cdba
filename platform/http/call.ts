import type * as z from 'zod/mini';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { Right } from '#platform/rights/rights.ts';

/** One call of the product's API, defined once: the server binds it, the browser makes it, OpenAPI lists it. */
export interface Call<
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
  Field extends string = string,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One sentence for the OpenAPI page. */
  summary: string;
  query?: Query;
  body?: Body;
  response: Response;
  /** The right that the session's role must have in its shop; `public`: anyone, without reading a session. */
  access: Right | 'public';
  /**
   * The body's `pageId` may be a page that is not the session's yet: the action decides whose it is. Everywhere else,
   * another page is refused before the action runs.
   */
  pageIdIsNew?: true;
  /**
   * How often a shop may make this call in a minute, if it costs others: the store, Slack, a disk. Without it, there is
   * a limit that nobody reaches by hand.
   */
  mostPerMinute?: number;
  /** Screens poll it every few seconds: the browser may keep the answer and asks whether it has changed. */
  isPolled?: true;
  /** Changes nothing although it is a POST, because its parameters do not fit into an address. */
  onlyReads?: true;
  /**
   * True: changes something although it is a GET. Only our own pages may make it, and it is logged. A program sends our
   * public address as its `Origin`. False: changes something outside of the session's shop, whose log gets no entry.
   */
  acts?: boolean;
  /** The fields that its entry in the audit log can have, before and after the change. Nothing about a shopper. */
  changes?: readonly Field[];
  errors: readonly ErrorCode[];
}

/** Declares a call and keeps its exact types. */
export function defineCall<
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Response extends z.core.$ZodType,
  Field extends string = never,
>(call: Call<Query, Body, Response, Field>): Call<Query, Body, Response, Field> {
  return call;
}

export type QueryOf<C extends Call> = C extends Call<infer Q> ? z.core.output<Q> : never;
export type BodyOf<C extends Call> = C extends Call<infer _Q, infer B> ? z.core.output<B> : never;
export type ResponseOf<C extends Call> =
  C extends Call<infer _Q, infer _B, infer R> ? z.core.output<R> : never;
