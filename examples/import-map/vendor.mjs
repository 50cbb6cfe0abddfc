// React comes as CommonJS, which an import map cannot name. This makes ES modules of it, and of
// what stands on it, once.
import { build } from 'esbuild';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const named = {
  name: 'named-exports',
  setup(on) {
    on.onResolve({ filter: /^vendor:/ }, ({ path }) => ({
      path: path.slice('vendor:'.length),
      namespace: 'vendor',
    }));
    on.onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path }) => {
      const names = Object.keys(require(path)).filter(
        (name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default',
      );
      return {
        contents: [
          `import it from '${path}';`,
          `export const { ${names.join(', ')} } = it;`,
          'export default it;',
        ].join('\n'),
        resolveDir: import.meta.dirname,
      };
    });
  },
};

await build({
  entryPoints: Object.fromEntries(
    modules.map((name) => [name.replaceAll('/', '-'), `vendor:${name}`]),
  ),
  outdir: 'public/vendor',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [named],
});
