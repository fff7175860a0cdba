import type * as z from 'zod/mini';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { Scope } from './scope.ts';

/** The path of every endpoint begins like this. */
export const API_PATH = '/api/v1';

type Shape = z.core.$ZodType;

/** One endpoint of the public API, defined once: the server binds it, and the OpenAPI document lists it. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
> {
  /** The name of the operation in the OpenAPI document, and so of the function in generated clients. */
  name: string;
  method: 'GET' | 'POST';
  /** After `API_PATH`, with parameters as `:name`. */
  path: `/${string}`;
  /** One sentence for the documentation. */
  summary: string;
  /** The scope that the key needs; null if any key is enough. */
  scope: Scope | null;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** The fields that the audit log names when a program changes something. */
  changes?: readonly string[];
  /** The refusals that are special to this endpoint. */
  errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer extends Shape,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint;
}
