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
import { texts } from '../../texts/en.ts';
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
      title={texts.dashboard.title}
      aside={
        <>
          {choice}
          {tools && (
            <DownloadCsv
              what={texts.dashboard.download}
              fileName={fileName}
              rows={() => rowsOf(tools, totalsOf)}
            />
          )}
          <Button
            component={PageLink}
            to={createPath(channel)}
            variant="default"
            size="compact-md"
            aria-label={texts.dashboard.createNamed}
          >
            {texts.dashboard.create}
          </Button>
        </>
      }
    >
      {tools === undefined && error !== null && (
        <FailureNote bare what={texts.dashboard.what} error={error} retry={() => void refetch()} />
      )}
      {tools === undefined && error === null && (
        <>
          <WaitingFor what={texts.dashboard.what} />
          <WaitingBlock height={250} />
        </>
      )}
      {tools?.length === 0 && <p>{texts.dashboard.none}</p>}
      {tools !== undefined && tools.length > 0 && (
        <LineTable name={texts.dashboard.table} minWidth={640}>
          <LineHead
            name={texts.dashboard.tool}
            numbers={[texts.figures.impressions, texts.figures.optIns, texts.figures.optInRate]}
            act={texts.dashboard.onOrOff}
          />
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
      <td data-cell="number" data-name={texts.figures.impressions}>
        {formatCount(totals.impressions)}
      </td>
      <td data-cell="number" data-name={texts.figures.optIns}>
        {formatCount(totals.optIns)}
      </td>
      <td data-cell="number" data-name={texts.figures.optInRate}>
        {formatPercent(totals.optInRate)}
      </td>
      <td data-cell="act" data-name={texts.dashboard.onOrOff}>
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
    [
      texts.dashboard.tool,
      texts.dashboard.on,
      texts.figures.impressions,
      texts.figures.optIns,
      texts.dashboard.optInRatePercent,
    ],
    ...tools.map(({ id, name, active }) => {
      const { impressions, optIns, optInRate } = totalsOf(id);
      return [name, active, impressions, optIns, optInRate];
    }),
  ];
}
