export { merchantFinder } from './find-merchant.ts';
export { resetSecondFactor } from './reset-second-factor.ts';
export { endSessions, endSessionsOfPeople, lastUsesOf } from './session-queries.ts';
export { bootFinder, registerSessionRoutes } from './session-routes.ts';
export { SESSION_RETENTION } from './retention.ts';
