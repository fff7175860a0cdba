export { Deliverer } from './deliver/deliverer.ts';
export { deliveriesDue } from './deliver/claim-deliveries.ts';
export { listenForEvents, moveEvents } from './note/listen-for-events.ts';
export { noteMessageSteps } from './note/message-steps.ts';
export { eventsDue, prepareNextEvents } from './prepare/prepare-events.ts';
export { WEBHOOK_RETENTION } from './retention.ts';
export { WantedEvents } from './wanted-events.ts';
export { registerWebhookRoutes } from './webhook-routes.ts';
