import type * as z from 'zod/mini';
import type { ErrorCode } from '#platform/errors/error-code.ts';

/** One call of the product's API, said once: the server binds it, the browser makes it, OpenAPI lists it. */
export interface Call<
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One sentence for the OpenAPI page. */
  summary: string;
  query?: Query;
  body?: Body;
  response: Response;
  /** `merchant`: a logged-in shop only; `public`: anyone, without reading a session. */
  access: 'merchant' | 'public';
  /**
   * The body's `pageId` names a page that may not be the session's yet: its action decides whose it is.
   * Everywhere else another page is refused before anything is read.
   */
  pageIdIsNew?: true;
  /**
   * How often a shop may make this call in a minute, where making it costs others: the store, Slack, a disk. Without
   * it there is a limit that nobody reaches by hand.
   */
  mostPerMinute?: number;
  /** Screens ask for it every few seconds: the browser may keep the answer, and asks whether it is still the same. */
  isPolled?: true;
  /** Changes nothing although it is posted: what it asks does not fit into an address. */
  onlyReads?: true;
  /**
   * Does something although it is asked for by GET: only our own pages may ask for it, and what was done is noted. A
   * program sends our public address as its `Origin`.
   */
  acts?: true;
  errors: readonly ErrorCode[];
}

/** Declares a call and keeps its exact types. */
export function defineCall<
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Response extends z.core.$ZodType,
>(call: Call<Query, Body, Response>): Call<Query, Body, Response> {
  return call;
}

export type QueryOf<C extends Call> = C extends Call<infer Q> ? z.core.output<Q> : never;
export type BodyOf<C extends Call> = C extends Call<infer _Q, infer B> ? z.core.output<B> : never;
export type ResponseOf<C extends Call> =
  C extends Call<infer _Q, infer _B, infer R> ? z.core.output<R> : never;
