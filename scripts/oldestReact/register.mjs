/**
 * For `node --import`: whoever asks for React gets the oldest one that the packages promise to work
 * with (the lower end of their peer range), ours and what stands in node_modules alike.
 */
import Module, { register } from 'node:module';
import { takeOldest } from './takeOldest.mjs';

// `import` asks the hook, `require` inside of packages the loader it has always had.
register('./resolve.mjs', import.meta.url);
/* oxlint-disable no-underscore-dangle -- before Node 22.15 there is no other hook for `require` */
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (...request) => takeOldest(resolveFilename(...request));
