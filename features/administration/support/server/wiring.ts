export { registerSupportRoutes } from './support-routes.ts';
export { notifySlackJob } from './notify-slack.ts';
