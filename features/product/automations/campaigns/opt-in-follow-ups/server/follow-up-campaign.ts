import type { CampaignDefinition } from '../../../contract/campaign-definition.ts';
import { defineCampaign, oneByOne, whenTold } from '../../../server/engine/campaign.ts';
import '#features/foundations/consent/contract/consent-events.ts';
import { decideOnEvent, decideOnTimer, signUpSubject, type SignUpHeard } from '../decide.ts';
import { compose } from './compose.ts';
import { loadDueOf, loadHeard } from './facts.ts';

/** The follow-up of the tools of one type; a consent that was given in another way has none. */
export function followUpCampaign(definition: CampaignDefinition) {
  return defineCampaign({
    definition,
    on: [
      whenTold(
        'subscriberOptedIn',
        ({ origin, toolId, entryId }) =>
          origin === definition.type && toolId !== null ? signUpSubject(entryId) : null,
        ({ entryId, channel, at }): SignUpHeard => ({ entryId, channel, at }),
      ),
    ],
    loadHeard: oneByOne(loadHeard),
    onEvent: decideOnEvent,
    loadDue: loadDueOf(definition.type),
    onTimer: decideOnTimer,
    compose,
  });
}
