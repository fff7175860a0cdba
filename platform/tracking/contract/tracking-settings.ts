import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** The keys that browsers report with; they allow writing only. If all are null, nothing is sent. */
export const TrackingSettings = z.object({
  posthog: z.nullable(z.object({ key: z.string(), host: z.string(), isRecording: z.boolean() })),
  sentryDsn: z.nullable(z.string()),
});
export type TrackingSettings = z.infer<typeof TrackingSettings>;

export const getTrackingSettings = defineCall({
  method: 'GET',
  path: '/database/api/tracking/getSettings',
  summary: 'Whether, and where, this installation reports use and faults',
  response: TrackingSettings,
  access: 'public',
  errors: [],
});
