export { hasSameWords } from './findOwnWrite';
export { createWrites, type Writes } from './createWrites';
export { isUnclear } from './isUnclear';
export { type ListWriteCalls, listWriteRules, matchWrites } from './listWriteRules';
export { createUnsentStore } from './unsentStore';
export { useIsSending } from './useWrites';
export { type Unsent, useListWrites, type WriteRow } from './useListWrites';
