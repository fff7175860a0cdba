import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';

/** The link from the settings to the page of all activity. */
export function ActivityLink() {
  return (
    <Panel title={texts.page.title}>
      <ChoiceRow
        control={
          <Button component={Link} to="/settings/activity" variant="default">
            {texts.settingsLink.link}
          </Button>
        }
      >
        {texts.settingsLink.text}
      </ChoiceRow>
    </Panel>
  );
}
