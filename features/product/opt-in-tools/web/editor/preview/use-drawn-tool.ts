import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts/en.ts';
import { previewTool, type PreviewOptions, type ToolPreview } from '../../preview/preview-tool.ts';
import { themeOfDesign } from '../../preview/theme-of-design.ts';
import { useEditing, type Editing } from '../editing.ts';
import { panelOfPart } from '../panel-of-part.ts';

/** Returns a ref that draws the edited tool into an element, and again after each change. */
export function useDrawnTool() {
  const editing = useEditing();
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<ToolPreview | null>(null);
  const latest = useRef(editing);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    latest.current = editing;
    if (drawn.current) void draw(drawn.current, editing);
  });
  useEffect(() => {
    let isLeft = false;
    const element = host.current;
    if (element === null) return;
    const { definition, form } = latest.current;
    const shown = definition.shown.safeParse(form.design);
    if (!shown.success) return setError(texts.preview.failed);
    const onPart = (part: Parameters<typeof panelOfPart>[0]) => {
      const now = latest.current;
      now.open(panelOfPart(part, now.form.design));
    };
    previewTool(element, shown.data, lookOf(latest.current), onPart).then(
      (preview) => {
        if (isLeft) return preview.remove();
        drawn.current = preview;
        // Settings may have changed while the file was loading.
        return draw(preview, latest.current);
      },
      () => setError(texts.preview.failed),
    );
    return () => {
      isLeft = true;
      drawn.current?.remove();
      drawn.current = null;
    };
  }, []);
  return { host, error };
}

/** Incomplete input may be impossible to draw. Then the last drawing stays. */
async function draw(preview: ToolPreview, editing: Editing): Promise<void> {
  const shown = editing.definition.shown.safeParse(editing.form.design);
  if (shown.success) await preview.update(shown.data, lookOf(editing));
}

function lookOf({ tool, form, view, device }: Editing): PreviewOptions {
  return themeOfDesign(tool, form.design, { view, device: device === 'phone' ? 'phone' : 'desktop' });
}
