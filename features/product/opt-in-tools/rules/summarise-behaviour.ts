import { currentReader, fill } from '#platform/language/reader.ts';
import type { Behaviour, PageRule } from '../contract/tool-behaviour.ts';
import { texts } from '../texts/all.ts';

/** Describes a tool's behaviour in a few sentences: to whom, when and where it is shown. */
export function summariseBehaviour(behaviour: Behaviour): string {
  const { desktop, phone } = behaviour.where;
  if (!desktop.enabled && !phone.enabled) return texts.behaviourWho.nowhere;
  const devices = desktop.enabled && phone.enabled ? 'both' : desktop.enabled ? 'desktop' : 'phone';
  const { include, exclude } = behaviour.pages;
  return [
    texts.behaviourWho[behaviour.who.showAt][devices],
    when(behaviour),
    ...(include.length > 0 ? [fill(texts.shownPages.only, { rules: anyOf(include) })] : []),
    ...(exclude.length > 0 ? [fill(texts.shownPages.never, { rules: anyOf(exclude) })] : []),
  ].join(' ');
}

function when({ when: { showAt, value }, where }: Behaviour): string {
  switch (showAt) {
    case 'scroll':
      return value === null
        ? texts.behaviourWhen.scrollUnset
        : fill(texts.behaviourWhen.scroll, { percent: value });
    case 'time':
    case 'fade':
      return value === null
        ? texts.behaviourWhen[`${showAt}Unset`]
        : fill(texts.behaviourWhen[showAt], { count: value });
    case 'exit':
      return where.phone.enabled ? texts.behaviourWhen.exitWithPhones : texts.behaviourWhen.exit;
    case 'welcome':
    case 'allTime':
    case 'show':
    case 'hide':
      return texts.behaviourWhen[showAt];
  }
}

function anyOf(rules: readonly PageRule[]): string {
  const words = rules.map(({ kind, text }) => fill(texts.pageRuleWords[kind], { text }));
  return new Intl.ListFormat(currentReader().locale, { type: 'disjunction' }).format(words);
}
