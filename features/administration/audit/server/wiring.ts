export { merchantActs, recordProgramAct } from './audit-log.ts';
export { registerAuditRoutes } from './audit-routes.ts';
export { AUDIT_RETENTION } from './retention.ts';
