import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { formatCount, formatPercent } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { LockedNote } from '#platform/ui-kit/parts/locked-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { TOOLS } from '../tool-list.ts';
import { askedToConfirm, SET_ASIDE } from './copy.ts';
import { ToolSketch } from './tool-sketch.tsx';
import styles from './tools-page.module.css';
import { useSetToolActive, type Tool } from './use-tools.ts';

/** One tool: what it is, whether it shows, and what it brought. */
export function ToolCard({ tool, merchant }: { tool: Tool; merchant: Merchant }) {
  const definition = TOOLS.find(({ type }) => type === tool.type);
  const { impressions, conversionNumber, conversion } = tool.analytics;
  return (
    <article className={styles.card} aria-label={tool.name}>
      {definition && <ToolSketch {...definition.sketch} />}
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.names}>
            <h2 className={styles.title}>{tool.name}</h2>
            <p className={styles.about}>{tool.description}</p>
          </div>
          <ToolSwitch tool={tool} merchant={merchant} planFlag={definition?.channels.WA?.planFlag} />
        </div>
        <FigureList>
          <Figure name="Opt-ins">{formatCount(conversionNumber)}</Figure>
          <Figure name="Impressions">{formatCount(impressions)}</Figure>
          <Figure name="Opt-in rate">{formatPercent(conversion)}</Figure>
        </FigureList>
        {tool.isSetAside && <CareNote>{SET_ASIDE}</CareNote>}
        {tool.askedToConfirmToday > 0 && <CareNote>{askedToConfirm(tool.askedToConfirmToday)}</CareNote>}
      </div>
    </article>
  );
}

function CareNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      {children}
    </p>
  );
}

interface ToolSwitchProps {
  tool: Tool;
  merchant: Merchant;
  planFlag: string | undefined;
}

function ToolSwitch({ tool, merchant, planFlag }: ToolSwitchProps) {
  const setActive = useSetToolActive(merchant.pageId, tool.id);
  // A feature that the plan does not name is included; only `false` locks it.
  if (planFlag && merchant.planDetails.features[planFlag] === false) return <LockedNote />;
  return <PowerSwitch name={tool.name} on={tool.active} onChange={(active) => setActive.mutate(active)} />;
}
