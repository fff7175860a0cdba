import { queryOptions } from '@tanstack/react-query';
import type { Call, ResponseOf } from '#platform/http/call.ts';
import { makeCall, type Given } from './make-call.ts';

/** A call as a query: its path and its parameters are its key. */
export function callQuery<C extends Call>(call: C, given: Given<C>) {
  return queryOptions<ResponseOf<C>>({
    queryKey: [call.path, given],
    queryFn: ({ signal }) => makeCall(call, given, signal),
  });
}
