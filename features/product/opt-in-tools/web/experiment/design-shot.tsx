import { useEffect, useRef } from 'react';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { FontSheets } from '../editor/preview/font-sheets.tsx';
import { useScale } from '../editor/preview/use-scale.ts';
import { previewTool, type ToolPreview } from '../preview/preview-tool.ts';
import { themeOfDesign } from '../preview/theme-of-design.ts';
import { definitionOf } from '../tool-settings.ts';
import type { Tool } from '../use-tools.ts';
import styles from './experiment.module.css';

/** The size of the shopper's window that the picture shows, in pixels. */
const WINDOW = { width: 860, height: 600 };

/** A small picture of a design, drawn by the file that shoppers load. */
export function DesignShot({ tool, design, name }: { tool: Tool; design: ToolSettings; name: string }) {
  const { type, channel } = tool;
  const host = useRef<HTMLDivElement>(null);
  const { frame, scale } = useScale(WINDOW.width);
  // The design of a running experiment never changes, so a tool that is read again is not drawn again.
  const drawn = JSON.stringify(design);
  useEffect(() => {
    const element = host.current;
    const settings = JSON.parse(drawn) as ToolSettings;
    const shown = definitionOf(type).shown.safeParse(settings);
    if (element === null || !shown.success) return;
    let preview: ToolPreview | null = null;
    let isLeft = false;
    const look = themeOfDesign({ type, channel }, settings, { view: 'open', device: 'desktop' });
    previewTool(element, shown.data, look).then(
      (made) => {
        if (isLeft) return made.remove();
        preview = made;
        return undefined;
      },
      // The figures are shown even without the picture.
      () => undefined,
    );
    return () => {
      isLeft = true;
      preview?.remove();
    };
  }, [drawn, type, channel]);
  return (
    <div
      ref={frame}
      className={styles.shot}
      style={{ height: WINDOW.height * scale }}
      role="img"
      aria-label={name}
    >
      <div className={styles.window} style={{ ...WINDOW, transform: `scale(${scale})` }} inert>
        <FontSheets design={design} />
        <div ref={host} className={styles.host} />
      </div>
    </div>
  );
}
