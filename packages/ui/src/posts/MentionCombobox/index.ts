export { MentionCombobox, type MentionComboboxProps } from './MentionCombobox';
export type { MentionCandidate } from './useMentionList';
export { mentionComboboxMessages } from './messages';
export { MentionList } from './MentionList';
export { useMentionList } from './useMentionList';
