export { useDraft, type Draft } from './useDraft';
export { useDraftComposer } from './useDraftComposer';
