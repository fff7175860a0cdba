import { RULE } from './let-in-fields.ts';
import { reads, writes, type MatrixEntry } from './matrix-entry.ts';

const byOwner: MatrixEntry = { ...writes, right: 'own' };
/** The agency decides what its people may do, whatever their role in the shop of the session is. */
const byPerson: MatrixEntry = { ...writes, right: 'view' };
const agencyId = RULE.ruleId;
const userId = RULE.ruleId;
const invitationId = RULE.ruleId;

/** The calls of shops about agencies, and those of agencies. */
export const OF_AGENCIES: Readonly<Record<string, MatrixEntry>> = {
  'GET /database/api/team/getAgencies': reads,
  'POST /database/api/team/inviteAgency': {
    ...byOwner,
    fields: { email: 'eve@bluebell.example', role: 'viewer' },
  },
  'POST /database/api/team/withdrawAgencyInvitation': { ...byOwner, fields: { invitationId } },
  'POST /database/api/team/changeAgencyRole': { ...byOwner, fields: { agencyId, role: 'viewer' } },
  'POST /database/api/team/removeAgency': { ...byOwner, fields: { agencyId } },

  'GET /database/api/agency/getAgencies': reads,
  'POST /database/api/agency/create': { ...byPerson, fields: { name: 'Wren & Co' } },
  'POST /database/api/agency/acceptShopInvitation': {
    ...byPerson,
    fields: { invitationId, agencyId: null, name: 'Wren & Co' },
  },
  'POST /database/api/agency/invite': { ...byPerson, fields: { agencyId, email: 'eve@bluebell.example' } },
  'POST /database/api/agency/withdrawInvitation': { ...byPerson, fields: { agencyId, invitationId } },
  'POST /database/api/agency/setManager': { ...byPerson, fields: { agencyId, userId, isManager: true } },
  'POST /database/api/agency/removePerson': { ...byPerson, fields: { agencyId, userId } },
  'POST /database/api/agency/leave': { ...byPerson, fields: { agencyId } },
  'POST /database/api/agency/leaveShop': {
    ...byPerson,
    fields: { agencyId, fromShopUrl: 'wren-and-willow.myshopify.com' },
  },
  'POST /database/api/agency/delete': { ...byPerson, fields: { agencyId } },
};
