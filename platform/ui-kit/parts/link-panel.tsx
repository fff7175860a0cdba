import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChoiceRow } from './choice-row.tsx';
import { Panel } from './panel.tsx';

interface LinkPanelProps {
  title: string;
  /** What the other page is for. */
  text: string;
  /** The words on the button. */
  link: string;
  to: string;
}

/** A panel that leads to a page of its own. */
export function LinkPanel({ title, text, link, to }: LinkPanelProps) {
  return (
    <Panel title={title}>
      <ChoiceRow
        control={
          <Button component={Link} to={to} variant="default">
            {link}
          </Button>
        }
      >
        {text}
      </ChoiceRow>
    </Panel>
  );
}
