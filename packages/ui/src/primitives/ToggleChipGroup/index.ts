export { ToggleChipGroup, type ToggleChipGroupProps } from './ToggleChipGroup';
