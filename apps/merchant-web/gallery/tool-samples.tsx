import { useEffect, useRef } from 'react';
import type { ToolDefinition } from '#features/product/opt-in-tools/contract/tool-definition.ts';
import { languageOfShop } from '#features/product/opt-in-tools/contract/words/languages.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { previewTool, type PreviewOptions } from '#features/product/opt-in-tools/web/preview/preview-tool.ts';
import { prizeOf } from '#features/product/opt-in-tools/web/preview/theme-of-design.ts';
import styles from './gallery-page.module.css';
import { Sample, SampleGroup } from './sample.tsx';

const SIZES = { desktop: { width: 880, height: 560 }, phone: { width: 360, height: 640 } } as const;

/** Every opt-in tool as shoppers see it, in every view, on both devices, left to right and right to left. */
export function ToolSamples() {
  return (
    <SampleGroup name="Opt-in tools">
      {TOOLS.flatMap((definition) =>
        looksOf(definition).map((sample) => (
          <Sample key={sample.name} name={sample.name} wide>
            <ToolFrame {...sample} />
          </Sample>
        )),
      )}
    </SampleGroup>
  );
}

interface ToolSample {
  name: string;
  look: PreviewOptions;
  settings: ReturnType<ToolDefinition['defaultSettings']>;
}

const PRIZE = { offerKey: null, text: '', message: '', discountCode: 'WREN15' };

type Look = Pick<PreviewOptions, 'view' | 'device' | 'language'> & { nth: number };

/**
 * Every view on both devices; the other layouts only with the form, which differs most; and one right-to-left language.
 */
const LOOKS: Look[] = [
  ...(['collapsed', 'open', 'completed'] as const).flatMap((view) =>
    (['desktop', 'phone'] as const).map((device) => ({ view, device, language: 'en', nth: 0 })),
  ),
  ...[1, 2, 3].map((nth) => ({ view: 'open', device: 'desktop', language: 'en', nth }) as const),
  { view: 'open', device: 'phone', language: 'ar', nth: 0 },
];

function looksOf(definition: ToolDefinition): ToolSample[] {
  const { type, channels, layouts } = definition;
  return (['WA', 'FB'] as const)
    .filter((channel) => channels[channel])
    .flatMap((channel) =>
      LOOKS.filter(({ nth }) => nth === 0 || nth < layouts.length).map(({ view, device, language, nth }) => {
        const words = languageOfShop({ locale: language });
        const settings = definition.defaultSettings({ shopName: 'Wren & Willow', channel, language: words });
        const layout = layouts[nth];
        return {
          name: [type, channel, layout, view, device, language].filter(Boolean).join(' '),
          look: { type, channel, view, device, language, prize: prizeOf(channel, settings) && PRIZE },
          settings: { ...settings, ...(layout && { layout }) },
        };
      }),
    );
}

function ToolFrame({ name, look, settings }: ToolSample) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    const showing = previewTool(place, settings, look, (part) => void (place.dataset['clicked'] = part));
    showing.catch(() => undefined);
    return () => void showing.then(({ remove }) => remove()).catch(() => undefined);
  }, [look, settings]);
  return (
    <div ref={host} className={styles.toolFrame} role="group" aria-label={name} style={SIZES[look.device]} />
  );
}
