import { RULE } from './let-in-fields.ts';
import { reads, writes, type MatrixEntry } from './matrix-entry.ts';

const right = 'configure';
const endpointId = RULE.ruleId;
const eventId = RULE.ruleId;
/** This machine, because the sandbox's endpoints are here. Nothing answers. */
const settings = { url: 'http://127.0.0.1:9/hooks', description: 'Orders', eventTypes: ['message.sent'] };

/** The calls about webhooks. */
export const OF_WEBHOOKS: Readonly<Record<string, MatrixEntry>> = {
  'GET /database/api/webhooks/getEndpoints': { ...reads, right },
  'GET /database/api/webhooks/getSecret': { ...reads, right, fields: { endpointId } },
  'GET /database/api/webhooks/getDeliveries': { ...reads, right, fields: { endpointId, state: 'failed' } },
  'GET /database/api/webhooks/getDelivery': { ...reads, right, fields: { endpointId, eventId } },
  'POST /database/api/webhooks/createEndpoint': { ...writes, right, fields: settings },
  'POST /database/api/webhooks/updateEndpoint': {
    ...writes,
    right,
    fields: { ...settings, endpointId, isOn: true },
  },
  'POST /database/api/webhooks/deleteEndpoint': { ...writes, right, fields: { endpointId } },
  'POST /database/api/webhooks/rotateSecret': { ...writes, right, fields: { endpointId } },
  'POST /database/api/webhooks/replayEvent': { ...writes, right, fields: { endpointId, eventId } },
  'POST /database/api/webhooks/replayFailed': {
    ...writes,
    right,
    fields: { endpointId, since: '2026-11-20T12:00:00.000Z' },
  },
  'POST /database/api/webhooks/sendTestEvent': { ...writes, right, fields: { endpointId } },
};
