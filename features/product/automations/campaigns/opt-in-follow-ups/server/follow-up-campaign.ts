import type { CampaignDefinition } from '../../../contract/campaign-definition.ts';
import { defineCampaign, oneByOne, whenReported } from '../../../server/engine/campaign.ts';
import '#features/foundations/consent/contract/consent-events.ts';
import { decideOnEvent, decideOnTimer, signUpSubject, type ReportedSignUp } from '../decide.ts';
import { compose } from './compose.ts';
import { loadDueOf, loadEventFacts } from './facts.ts';

/** Returns the follow-up of one type of tool. A consent that was given in another way has none. */
export function followUpCampaign(definition: CampaignDefinition) {
  return defineCampaign({
    definition,
    on: [
      whenReported(
        'subscriberOptedIn',
        ({ origin, toolId, entryId }) =>
          origin === definition.type && toolId !== null ? signUpSubject(entryId) : null,
        ({ entryId, channel, at }): ReportedSignUp => ({ entryId, channel, at }),
      ),
    ],
    loadEventFacts: oneByOne(loadEventFacts),
    onEvent: decideOnEvent,
    loadDue: loadDueOf(definition.type),
    onTimer: decideOnTimer,
    compose,
  });
}
