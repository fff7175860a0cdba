import { describe, expect, it } from 'vitest';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { contrastOf, READABLE } from '../../rules/theme/contrast.ts';
import { toolFaults } from '../../rules/tool-faults.ts';
import { TOOLS } from '../../tool-list.ts';
import { changeDesign } from '../editor/change-design.ts';
import { applyDesign, fitsDesigns } from './apply-design.ts';
import { READY_DESIGNS } from './ready-designs.ts';

const DESIGNED = TOOLS.filter(fitsDesigns);

function fresh(type: string, language: 'en' | 'de' = 'en'): ToolSettings {
  const tool = TOOLS.find((one) => one.type === type);
  if (!tool) throw new Error(type);
  return tool.defaultSettings({ shopName: 'Wren & Willow', channel: 'WA', language });
}

describe.each(READY_DESIGNS)('$name', (design) => {
  it('has readable text on its card, its button and its wheel', () => {
    const { paper, ink, muted, accent, onAccent, wedge } = design.palette;
    const pairs = [
      [ink, paper],
      [muted, paper],
      [onAccent, accent],
      [accent, paper],
      [ink, wedge],
    ] as const;
    for (const [text, ground] of pairs)
      expect(contrastOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(DESIGNED)('can be saved in a $type', (tool) => {
    const drawn = applyDesign(fresh(tool.type), design, 'https://app.example');
    expect(tool.settings.safeParse(drawn).success).toBe(true);
    expect(toolFaults('WA', drawn)).toEqual([]);
  });
});

it('sets its texts in a new English tool, but in no other language', () => {
  const [design] = READY_DESIGNS;
  if (!design) throw new Error('There are none');
  const titleAfter = (settings: ToolSettings) => applyDesign(settings, design, '').views?.open?.title.text;
  for (const { type } of DESIGNED)
    expect(titleAfter({ ...fresh(type), hasDiscount: false })).toBe(design.words.title);
  const german = fresh('visualPopup', 'de');
  expect(titleAfter(german)).toBe(german.views?.open?.title.text);
});

it('sets its other texts, but not the title of a tool with a discount', () => {
  for (const design of READY_DESIGNS)
    expect(applyDesign(fresh('visualPopup'), design, '').views?.open).toMatchObject({
      title: { text: 'Get a 15% discount!' },
      subtitle: { text: design.words.subtitle },
      submitText: design.words.submit,
    });
});

it('replaces the texts of another ready design, but not the merchant’s own texts', () => {
  const [first, second] = READY_DESIGNS;
  if (!first || !second) throw new Error('There are too few');
  const tried = applyDesign({ ...fresh('visualPopup'), hasDiscount: false }, first, '');
  expect(applyDesign(tried, second, '').views?.open).toMatchObject({
    title: { text: second.words.title },
    subtitle: { text: second.words.subtitle },
    submitText: second.words.submit,
  });
  const own = changeDesign(tried, { views: { open: { subtitle: { text: 'Mine' } } } });
  expect(applyDesign(own, second, '').views?.open?.subtitle.text).toBe('Mine');
});

it('there are twelve designs with different names', () => {
  expect(new Set(READY_DESIGNS.map(({ name }) => name)).size).toBe(12);
});
