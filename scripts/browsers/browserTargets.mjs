import browserslistToEsbuild from 'browserslist-to-esbuild';
import { root } from '../install.mjs';

/**
 * The oldest browsers that are supported, as esbuild and Vite want them named; package.json says
 * which they are, as `browserslist`.
 */
export const browserTargets = browserslistToEsbuild(undefined, { path: root });
