export { listPeopleWithFactor } from './list-people.ts';
export { registerSecurityRoutes } from './security-routes.ts';
