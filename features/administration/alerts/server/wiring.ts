export { alertMailsDue } from './alert-watch-queries.ts';
export { registerAlertMailRoutes } from './alert-mail-routes.ts';
export { registerAlertsRoutes } from './alert-routes.ts';
export { mailNextAlerts } from './mail-alerts.ts';
export { registerShopsRoutes } from './shops-routes.ts';
