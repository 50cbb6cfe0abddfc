import type { Module } from './module';

/** All areas of the API; each adds its line. */
export const modules: Module[] = [];
