export * from './auth';
export * from './cache';
export * from './client';
export * from './gate';
export * from './host';
export * from './provider';
export * from './session';
export * from './toast';
