export { hasSameWords } from './findOwnWrite';
export type { ListWriteCalls } from './listWriteRules';
export { useIsSending } from './useWrites';
export { type Unsent, useListWrites, type WriteRow } from './useListWrites';
