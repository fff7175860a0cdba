export { listPeopleWithFactor } from './list-people.ts';
export { registerSecurityRoutes } from './security-routes.ts';
export { SECOND_FACTOR_RETENTION } from './retention.ts';
