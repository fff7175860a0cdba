import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getTrackingSettings } from '../contract/tracking-settings.ts';
import { sentryReport } from '../sentry-envelope.ts';

const ANSWER_TIMEOUT_MS = 5000;

/** Serves the tracking settings, and lets pages send to those hosts. Without keys nothing is sent. */
export function registerTracking(server: FastifyInstance, bind: CallBinder, ctx: Context): void {
  bind.public(getTrackingSettings, () => Promise.resolve(ctx.settings.tracking));
  letBrowsersSend(server, trackingOrigins(ctx));
}

/** Returns a function that reports the server's own errors, from any request. Without a key nothing is sent. */
export function faultReporter(ctx: Context): (error: unknown, requestId: string) => void {
  const { sentryDsn } = ctx.settings.tracking;
  if (sentryDsn === null) return () => undefined;
  return (error, requestId) => void reportFault(ctx, sentryDsn, error, requestId);
}

function trackingOrigins({ settings }: Context): string[] {
  const { posthog, sentryDsn } = settings.tracking;
  return [posthog?.host, sentryDsn].flatMap((address) => (address ? [new URL(address).origin] : []));
}

/** The content security policy lets pages connect to this server only, and with keys to those services too. */
function letBrowsersSend(server: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return;
  const allowed = origins.join(' ');
  server.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const widened = policy.includes('connect-src ')
      ? policy.replace('connect-src ', `connect-src ${allowed} `)
      : `${policy};connect-src 'self' ${allowed}`;
    if (policy !== '') reply.header('content-security-policy', widened);
    done();
  });
}

async function reportFault(ctx: Context, dsn: string, error: unknown, requestId: string): Promise<void> {
  const report = sentryReport(dsn, {
    error,
    eventId: randomUUID().replaceAll('-', ''),
    at: ctx.clock.now(),
    platform: 'node',
    tags: { requestId },
  });
  if (report === null) return;
  await fetch(report.url, {
    method: 'POST',
    body: report.body,
    headers: { 'content-type': 'application/x-sentry-envelope' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((failure: unknown) => ctx.log.warn({ err: failure }, 'fault not reported'));
}
