export { endSessions, endSessionsOfPerson, lastUsesOf } from './session-queries.ts';
export { bootFinder, merchantFinder, registerSessionRoutes } from './session-routes.ts';
export { SESSION_RETENTION } from './retention.ts';
