import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Totals } from '#features/product/analytics/contract/overview-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { formatCount, formatPercent } from '#platform/ui-kit/format/count.ts';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LineHead, LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { createPath, editorPath } from '../copy.ts';
import { ToolSwitch } from '../switch/tool-switch.tsx';
import { isGuided } from '../tool-settings.ts';
import { useTools, type Tool } from '../use-tools.ts';

interface ToolLinesProps {
  merchant: Merchant;
  channel: Channel;
  /** The choice of the channel, if there is one. */
  choice: ReactNode;
  /** The figures of a tool in the chosen days. */
  totalsOf: (toolId: string) => Totals;
  fileName: string;
}

/** The opt-in tools of a channel with their figures in the chosen days. */
export function ToolLines({ merchant, channel, choice, totalsOf, fileName }: ToolLinesProps) {
  const { data, error, refetch } = useTools(merchant.shopUrl, channel);
  const tools = data?.popups;
  return (
    <Panel
      title="Opt-in tools"
      aside={
        <>
          {choice}
          {tools && (
            <DownloadCsv what="the opt-in tools" fileName={fileName} rows={() => rowsOf(tools, totalsOf)} />
          )}
          <Button
            component={PageLink}
            to={createPath(channel)}
            variant="default"
            size="compact-md"
            aria-label="Create an opt-in tool"
          >
            Create
          </Button>
        </>
      }
    >
      {tools === undefined && error !== null && (
        <FailureNote bare what="The opt-in tools" error={error} retry={() => void refetch()} />
      )}
      {tools === undefined && error === null && (
        <>
          <WaitingFor what="The opt-in tools" />
          <WaitingBlock height={250} />
        </>
      )}
      {tools?.length === 0 && <p>None yet. Shoppers sign up through them on your store.</p>}
      {tools !== undefined && tools.length > 0 && (
        <LineTable name="List of opt-in tools" minWidth={640}>
          <LineHead name="Tool" numbers={['Impressions', 'Opt-ins', 'Opt-in rate']} act="On or off" />
          <tbody>
            {tools.map((tool) => (
              <ToolLine key={tool.id} tool={tool} merchant={merchant} totals={totalsOf(tool.id)} />
            ))}
          </tbody>
        </LineTable>
      )}
    </Panel>
  );
}

interface ToolLineProps {
  tool: Tool;
  merchant: Merchant;
  totals: Totals;
}

function ToolLine({ tool, merchant, totals }: ToolLineProps) {
  const navigate = useNavigate();
  const to = editorPath(tool);
  return (
    <tr>
      <td data-cell="name">
        {isGuided(tool) ? (
          tool.name
        ) : (
          <PageLink to={to} closed={<span>{tool.name}</span>}>
            {tool.name}
          </PageLink>
        )}
      </td>
      <td data-cell="number" data-name="Impressions">
        {formatCount(totals.impressions)}
      </td>
      <td data-cell="number" data-name="Opt-ins">
        {formatCount(totals.optIns)}
      </td>
      <td data-cell="number" data-name="Opt-in rate">
        {formatPercent(totals.optInRate)}
      </td>
      <td data-cell="act" data-name="On or off">
        <ToolSwitch
          tool={tool}
          merchant={merchant}
          place="list"
          change={(what) => void navigate(`${to}?set=${what}`)}
        />
      </td>
    </tr>
  );
}

function rowsOf(tools: readonly Tool[], totalsOf: ToolLinesProps['totalsOf']): CsvRows {
  return [
    ['Tool', 'On', 'Impressions', 'Opt-ins', 'Opt-in rate %'],
    ...tools.map(({ id, name, active }) => {
      const { impressions, optIns, optInRate } = totalsOf(id);
      return [name, active, impressions, optIns, optInRate];
    }),
  ];
}
