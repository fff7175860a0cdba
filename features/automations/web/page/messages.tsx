import { Button, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { Drip } from '../../contract/campaign.ts';
import type { CampaignSlots } from '../campaign-slots.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { MessageSection } from './message-section.tsx';
import type { CampaignForm } from './use-campaign-form.ts';

interface MessagesProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drips: readonly Drip[];
  form: CampaignForm;
  edit: CampaignSlots['edit'];
}

/** The messages of a campaign in their order. */
export function Messages({ merchant, campaign, drips, form, edit }: MessagesProps) {
  const { scheme, toggle } = usePhoneScheme();
  const page = { hasUnsaved: !form.isSaved, hasErrors: form.problems.length > 0, save: form.saveNow };
  return drips.map((drip, at) => (
    <MessageSection
      key={drip.dripId}
      position={at + 1}
      schemeToggle={toggle}
      edit={edit?.({
        drip,
        settings: form.form.drips[drip.dripId]?.settings ?? {},
        name: `message ${at + 1}`,
        ...page,
      })}
      {...{ merchant, campaign, drip, form, scheme }}
    />
  ));
}

/** The phone begins in the page's own scheme, and can be looked at in the other. */
function usePhoneScheme() {
  const pageScheme = useComputedColorScheme('light');
  const [flipped, setFlipped] = useState(false);
  const other = pageScheme === 'light' ? 'dark' : 'light';
  const scheme: 'light' | 'dark' = flipped ? other : pageScheme;
  const Icon = scheme === 'light' ? IconMoon : IconSun;
  const toggle = (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={() => setFlipped(!flipped)}
    >
      {scheme === 'light' ? 'Show a dark phone' : 'Show a light phone'}
    </Button>
  );
  return { scheme, toggle };
}
