import { useSearchParams } from 'react-router';
import type { SourceChoice } from './graph-panel.tsx';

/** Returns the source of a chart: the one in the address, otherwise the first. */
export function useSource(name: string, options: SourceChoice['options']): SourceChoice {
  const [params, setParams] = useSearchParams();
  const usual = options[0]?.value ?? '';
  const value = options.find((one) => one.value === params.get(name))?.value ?? usual;
  const onChange = (chosen: string) =>
    setParams(
      (now) => {
        const others = [...now].filter(([other]) => other !== name);
        return new URLSearchParams(chosen === usual ? others : [...others, [name, chosen]]);
      },
      { replace: true },
    );
  return { value, options, onChange };
}
