import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { loadCode } from '../navigation/loadCode';
import { pageLoading } from '../navigation/pageLoading';

/** A page whose code comes when it is first shown, or before that when asked. */
export interface LazyPage<Props> extends FunctionComponent<Props> {
  /** Its module below the routes, without an ending, for what asks for it before any script. */
  file: string;
  /** Loads the code; from then on the page renders at once, which hydration and the server need. */
  preload(): Promise<void>;
  /** Whether the code is there. */
  isLoaded(): boolean;
}

export function lazyPage<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Later = lazy(() => pageLoading.during(loadCode(load))) as unknown as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  const Page = (props: Props) => {
    // What a mounted page began with it keeps: another component in its place would start it anew.
    const [Shown] = useState(() => Loaded ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Page, {
    file,
    isLoaded: () => Loaded !== undefined,
    // Code that a release took away is said to be gone by the page that needs it.
    async preload() {
      Loaded ??= (await load()).default;
    },
  });
}
