export { registerTeamRoutes } from './team-routes.ts';
export { TEAM_RETENTION } from './retention.ts';
