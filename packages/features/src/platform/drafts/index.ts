export { ChangedMeanwhile } from './ChangedMeanwhile';
export { draftKey, isDraftKept } from './draftKey';
export { useChanges } from './useChanges';
export { useDraft, type Draft } from './useDraft';
export { useDraftComposer } from './useDraftComposer';
export { useEditing } from './useEditing';
export { useFreshFocus } from './useFreshFocus';
export { EDITS_SUFFIX, readEdits, useKeptEdits } from './useKeptEdits';
export { useWriterId } from './useWriterId';
