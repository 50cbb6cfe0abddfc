export { MentionCombobox, type MentionComboboxProps } from './MentionCombobox';
export type { MentionCandidate } from './useMentionList';
