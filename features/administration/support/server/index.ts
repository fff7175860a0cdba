export { registerSupportRoutes } from './support-routes.ts';
export { forgetSlackNotices, notifySlackJob } from './notify-slack.ts';
