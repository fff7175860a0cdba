import type { Span } from '@opentelemetry/api';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { DiagnosticsChannel } from 'undici';
import { startClientSpan, endFailed } from './trace.ts';

/**
 * Creates a span for each request that undici makes to a host other than the trace collector. Paths are left out
 * because they contain phone numbers and shops. Returns a function that stops the tracing.
 */
export function followRequests(tracesUrl: string): () => void {
  const { origin: ownOrigin } = new URL(tracesUrl);
  const spans = new WeakMap<object, Span>();
  const listeners = {
    'undici:request:create': (message: unknown) => {
      const { request } = message as DiagnosticsChannel.RequestCreateMessage;
      const asked = URL.parse(String(request.origin));
      if (asked === null || asked.origin === ownOrigin) return;
      const attributes = { 'http.request.method': request.method ?? '', 'server.address': asked.hostname };
      const span = startClientSpan(`${request.method} ${asked.hostname}`, attributes);
      if (span) spans.set(request, span);
    },
    'undici:request:headers': (message: unknown) => {
      const { request, response } = message as DiagnosticsChannel.RequestHeadersMessage;
      spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    'undici:request:trailers': (message: unknown) => {
      const { request } = message as DiagnosticsChannel.RequestTrailersMessage;
      spans.get(request)?.end();
    },
    'undici:request:error': (message: unknown) => {
      const { request, error } = message as DiagnosticsChannel.RequestErrorMessage;
      const span = spans.get(request);
      if (span) endFailed(span, error);
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
