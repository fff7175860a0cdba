import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { DesignStates, ExperimentResult, HoldOutPercent } from './experiment.ts';

export const startExperiment = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/startExperiment',
  summary: 'Compares two designs of an opt-in tool on the storefront',
  body: z.object({
    id: z.string(),
    /** The other design. Missing settings are as in the tool. */
    states: DesignStates,
    holdOutPercent: z.optional(HoldOutPercent),
  }),
  response: z.object({ experimentId: z.string() }),
  access: 'market',
  errors: [
    'NOT_LOGGED_IN',
    'NOT_FOUND',
    'MALFORMED_REQUEST',
    'EXPERIMENT_RUNNING',
    'EXPERIMENT_SAME_DESIGN',
    'TITLE_EMPTY',
    'SUBTITLE_EMPTY',
    'TEXT_EMPTY',
    'TEXT_TOO_LONG',
  ],
});

/** The running experiment, otherwise the last one. */
export const getExperiment = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/getExperiment',
  summary: 'How two designs of an opt-in tool compare so far',
  query: z.object({ id: z.string() }),
  response: z.object({ experiment: z.nullable(ExperimentResult) }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND'],
});

export const endExperiment = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/endExperiment',
  summary: 'Ends a comparison, and keeps one of the two designs for everybody',
  body: z.object({ id: z.string(), keep: z.enum(['A', 'B']) }),
  /** `revision` is the tool's new revision. */
  response: z.object({ id: z.string(), revision: z.int() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND', 'EXPERIMENT_NOT_RUNNING'],
});
