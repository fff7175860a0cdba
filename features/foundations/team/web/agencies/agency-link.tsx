import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../../texts/en.ts';

/** The link to the page of a person's agencies. */
export function AgencyLink() {
  return (
    <Panel title={texts.agency.what}>
      <ChoiceRow
        control={
          <Button component={Link} to="/agency" variant="default">
            {texts.agency.link}
          </Button>
        }
      >
        {texts.agency.linkText}
      </ChoiceRow>
    </Panel>
  );
}
