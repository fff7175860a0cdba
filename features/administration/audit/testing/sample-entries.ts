import type { AuditEntry } from '../contract/audit-calls.ts';

export const ADA = {
  id: '00000000-0000-4000-8000-0000000000ad',
  name: 'Ada',
  role: 'admin',
  agency: null,
} as const;
export const OWNER = { id: 'owner', name: null, role: 'owner', agency: null } as const;
export const OPERATOR = { id: 'operator', name: null, role: null, agency: null } as const;

/** A change of a setting, by a person of the team. */
export const MAILS_CHANGED: AuditEntry = {
  entryId: '00000000-0000-4000-8000-000000000001',
  doneAt: '2026-01-05T12:00:00.000Z',
  by: ADA,
  ipAddress: '203.0.113.9',
  action: '/database/api/alerts/setMails',
  change: { before: { isOn: false, address: null }, after: { isOn: true, address: null } },
};

/** An action by the owner that says nothing about its change. */
export const FILE_UPLOADED: AuditEntry = {
  entryId: '00000000-0000-4000-8000-000000000002',
  doneAt: '2026-01-04T12:00:00.000Z',
  by: OWNER,
  ipAddress: null,
  action: '/upload',
  change: null,
};
