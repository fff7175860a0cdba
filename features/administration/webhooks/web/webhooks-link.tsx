import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of webhooks. */
export function WebhooksLink() {
  return (
    <Panel title={texts.settingsLink.title}>
      <ChoiceRow
        control={
          <Button component={Link} to="/settings/webhooks" variant="default">
            {texts.settingsLink.link}
          </Button>
        }
      >
        {texts.settingsLink.text}
      </ChoiceRow>
    </Panel>
  );
}
