import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getTrackingSettings } from '../contract/tracking-settings.ts';
import { sentryReport } from '../sentry-envelope.ts';

const ANSWER_TIMEOUT_MS = 5000;

/** Tells browsers where to report, and reports the server's own faults. Without keys neither leaves the machine. */
export function registerTracking(server: FastifyInstance, bind: CallBinder, ctx: Context): void {
  const { tracking } = ctx.settings;
  bind.public(getTrackingSettings, () => Promise.resolve(tracking));
  letBrowsersSend(server, trackingOrigins(ctx));
  const { sentryDsn } = tracking;
  if (sentryDsn === null) return;
  server.addHook('onError', (request, _reply, error, done) => {
    // What was refused is no fault; only what answers 500 is.
    if (!(error instanceof AppError) && (error.statusCode ?? 500) >= 500)
      void reportFault(ctx, sentryDsn, error, request.id);
    done();
  });
}

function trackingOrigins({ settings }: Context): string[] {
  const { posthog, sentryDsn } = settings.tracking;
  return [posthog?.host, sentryDsn].flatMap((address) => (address ? [new URL(address).origin] : []));
}

/** The content security policy lets pages send to this server only; with keys, to those who hold them too. */
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
