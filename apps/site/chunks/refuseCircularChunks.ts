import type { Plugin, Rollup } from 'vite';

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports'>;

/** The scripts that import each other in a circle, the first one once more at its end. */
export function findCircle(chunks: readonly Chunk[]): string[] | null {
  const importsByFile = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of importsByFile.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const circle = visit(fileName, []);
    if (circle) return circle;
  }
  return null;
}

/** Builds no site whose scripts wait for each other: one of them would run before what it needs. */
export const refuseCircularChunks: Plugin = {
  name: 'refuse-circular-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = findCircle(chunks);
    if (circle) this.error(`Scripts import each other in a circle: ${circle.join(' > ')}`);
  },
};
