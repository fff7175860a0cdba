import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';

/** The problems of a sender, worst first. */
export const SENDER_ALERTS = ['tokenDead', 'stopped', 'qualityLow', 'receiptsLate'] as const;
export type SenderAlert = (typeof SENDER_ALERTS)[number];

export const getSenderAlerts = defineCall({
  method: 'GET',
  path: '/database/api/messages/getSenderAlerts',
  summary: 'What is wrong with what a shop sends from, for the line above every page',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    alerts: z.array(
      z.object({
        channel: Channel,
        alert: z.enum(SENDER_ALERTS),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
