import { lazy, useState, type ComponentType } from 'react';

/**
 * A part of a page whose code is on its way as soon as that of the page has come, so that what
 * stands above it is not kept waiting. Suspends until it is there; code that did not come is said
 * by the page around.
 */
export function comesLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loading = load().then((part) => {
    Loaded = part;
    return { default: part };
  });
  loading.catch(() => undefined);
  const Later: ComponentType<Props> = lazy(() => loading);
  return function Part(props: Props) {
    // What a mounted one began with it keeps: another component in its place would start it anew.
    const [Shown] = useState(() => Loaded ?? Later);
    return <Shown {...props} />;
  };
}
