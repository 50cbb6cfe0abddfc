import { takeOldest } from './takeOldest.mjs';

/** Node's hook for what `import` leads to. */
export async function resolve(specifier, context, nextResolve) {
  const found = await nextResolve(specifier, context);
  return { ...found, url: takeOldest(found.url) };
}
