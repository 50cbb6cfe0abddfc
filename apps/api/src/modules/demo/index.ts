import type { Module } from '../module';
import { seedDemo } from './demo.seed';

/** Demo content; it has no calls of its own. */
export const demoModule: Module = { name: 'Demo', routes: () => undefined, seedDemo };
