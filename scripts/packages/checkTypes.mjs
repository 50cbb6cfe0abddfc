/** What the types of both packages say to compilers and frameworks where they are installed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../test/run.mjs';

const strict = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  // What our own declarations say is looked at, too.
  skipLibCheck: false,
  jsx: 'react-jsx',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

/** The ways in which each compiler finds a module, by its name in `examples/types`. */
const compilers = {
  'typescript-oldest': ['node16', 'bundler', 'node10'],
  'typescript-newest': ['node16', 'bundler'],
};

/** React 18's types are there by another name than the newest. */
const reacts = {
  19: {},
  18: {
    react: ['./node_modules/@types/react-18/index.d.ts'],
    'react/jsx-runtime': ['./node_modules/@types/react-18/jsx-runtime.d.ts'],
  },
};

/** As where no types of React are installed: what is found is its script. */
const untypedReact = {
  react: ['./node_modules/react/index.js'],
  'react/jsx-runtime': ['./node_modules/react/jsx-runtime.js'],
};

const resolved = (moduleResolution) => ({
  module: moduleResolution === 'node16' ? 'node16' : 'esnext',
  moduleResolution,
});

/** Each run: what it is called, its compiler, its options and its files. */
function runs() {
  const pages = Object.entries(compilers).flatMap(([compiler, resolutions]) =>
    resolutions.flatMap((resolution) =>
      Object.entries(reacts).map(([react, paths]) => ({
        name: `types, ${compiler}, ${resolution}, React ${react}`,
        compiler,
        options: { ...strict, ...resolved(resolution), paths },
        files: ['embeds.tsx', 'elements.ts', 'react.tsx'],
      })),
    ),
  );
  const plain = Object.entries(compilers).flatMap(([compiler, resolutions]) =>
    resolutions.map((resolution) => ({
      name: `types, ${compiler}, ${resolution}, elements without types of React`,
      compiler,
      options: { ...strict, ...resolved(resolution), paths: untypedReact },
      files: ['elements.ts'],
    })),
  );
  // The types of these frameworks are not made for such a look.
  const frameworks = ['vue.ts', 'svelte.ts', 'solid.tsx'].map((file) => ({
    name: `types, ${file.split('.')[0]}`,
    compiler: 'typescript-newest',
    options: {
      ...strict,
      ...resolved('bundler'),
      skipLibCheck: true,
      ...(file === 'solid.tsx' && { jsx: 'preserve', jsxImportSource: 'solid-js' }),
    },
    files: [file],
  }));
  return [...pages, ...plain, ...frameworks];
}

/**
 * Compiles the files of `examples/types` in the folder where they are installed.
 * @returns {Promise<[string, string[]][]>} each run and what is wrong
 */
export async function checkTypes(folder) {
  const checks = [];
  for (const { name, compiler, options, files } of runs()) {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files }),
    );
    const tsc = join(folder, 'node_modules', compiler, 'lib', 'tsc.js');
    const { isOk, output } = await execute(process.execPath, [tsc, '-p', folder], { cwd: folder });
    checks.push([name, isOk ? [] : [output]]);
  }
  return checks;
}
