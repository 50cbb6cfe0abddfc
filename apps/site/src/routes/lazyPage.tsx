import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { loadCode } from '../navigation/loadCode';

/** A page whose code comes when it is first shown, or before that when asked. */
export interface LazyPage<Props> extends FunctionComponent<Props> {
  /** Loads the code; from then on the page renders at once, which hydration and the server need. */
  preload(): Promise<void>;
}

export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Later = lazy(() => loadCode(load)) as unknown as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  const Page = (props: Props) => {
    // What a mounted page began with it keeps: another component in its place would start it anew.
    const [Shown] = useState(() => Loaded ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Page, {
    async preload() {
      Loaded = (await loadCode(load)).default;
    },
  });
}
