export { registerSupportRoutes } from './support-routes.ts';
export { tellSlackJob } from './tell-slack.ts';
